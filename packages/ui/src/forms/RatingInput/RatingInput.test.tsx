import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { SampleProvider } from '../../fixtures/SampleProvider.tsx';
import { conformance } from '../../testing/conformance.tsx';
import { RatingInput } from './RatingInput.tsx';

conformance('RatingInput', (root) => <RatingInput {...root} label="Quality" defaultValue={3} isClearable />);

afterEach(cleanup);

it('is validated when the focus leaves it after a change', () => {
  render(
    <SampleProvider locale="en-US">
      <RatingInput
        label="Quality"
        defaultValue={3}
        isClearable
        validate={(stars) => (stars === 0 ? 'Please rate it' : undefined)}
      />
    </SampleProvider>,
  );
  const clear = screen.getByRole('button');
  clear.focus();
  fireEvent.click(clear);
  expect(screen.queryByText('Please rate it')).toBeNull();
  act(() => (document.activeElement as HTMLElement).blur());
  expect(screen.getByText('Please rate it')).toBeTruthy();
});
