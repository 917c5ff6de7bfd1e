import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { SampleProvider } from '../../fixtures/SampleProvider.tsx';
import { conformance } from '../../testing/conformance.tsx';
import { Checkbox } from './Checkbox.tsx';

conformance('Checkbox', (root) => (
  <Checkbox {...root} description="words">
    words
  </Checkbox>
));

afterEach(cleanup);

it('is validated on blur after a change', () => {
  render(
    <SampleProvider locale="en-US">
      <Checkbox name="terms" defaultSelected validate={(isTicked) => (isTicked ? undefined : 'Tick it')}>
        Terms
      </Checkbox>
    </SampleProvider>,
  );
  const box = screen.getByRole('checkbox');
  box.focus();
  fireEvent.click(box);
  expect(screen.queryByText('Tick it')).toBeNull();
  act(() => box.blur());
  expect(screen.getByText('Tick it')).toBeTruthy();
  fireEvent.click(box);
  expect(screen.queryByText('Tick it')).toBeNull();
});

it('stays indeterminate when its parent changes nothing', () => {
  render(
    <SampleProvider locale="en-US">
      <Checkbox isIndeterminate isSelected={false} onChange={() => {}}>
        All
      </Checkbox>
    </SampleProvider>,
  );
  const box = screen.getByRole<HTMLInputElement>('checkbox');
  fireEvent.click(box);
  expect(box.indeterminate).toBe(true);
});
