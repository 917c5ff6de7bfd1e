import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { SampleProvider } from '../../fixtures/SampleProvider.tsx';
import { conformance } from '../../testing/conformance.tsx';
import { Radio } from './Radio.tsx';
import { RadioCard } from './RadioCard.tsx';
import { RadioGroup } from './RadioGroup.tsx';

conformance('RadioGroup', (root) => (
  <RadioGroup {...root} label="words">
    <Radio value="one">one</Radio>
  </RadioGroup>
));
conformance('Radio', (root) => (
  <RadioGroup label="words">
    <Radio {...root} value="one" unavailableReason="words">
      one
    </Radio>
  </RadioGroup>
));
conformance('RadioCard', (root) => (
  <RadioGroup label="words">
    <RadioCard {...root} value="one" title="words" end="words">
      words
    </RadioCard>
  </RadioGroup>
));

afterEach(cleanup);

it('is validated when the focus leaves it after a change', () => {
  render(
    <SampleProvider locale="en-US">
      <RadioGroup label="Delivery" validate={(value) => (value === 'today' ? 'Too late for today' : undefined)}>
        <Radio value="today">Today</Radio>
        <Radio value="later">Later</Radio>
      </RadioGroup>
    </SampleProvider>,
  );
  const today = screen.getByRole('radio', { name: 'Today' });
  const later = screen.getByRole('radio', { name: 'Later' });
  today.focus();
  fireEvent.click(today);
  act(() => later.focus());
  expect(screen.queryByText('Too late for today')).toBeNull();
  act(() => later.blur());
  expect(screen.getByText('Too late for today')).toBeTruthy();
  fireEvent.click(later);
  expect(screen.queryByText('Too late for today')).toBeNull();
});

it('announces that a selection is required', () => {
  render(
    <SampleProvider locale="en-US">
      <RadioGroup label="Delivery" isRequired>
        <Radio value="today">Today</Radio>
      </RadioGroup>
    </SampleProvider>,
  );
  expect(screen.getByRole('radiogroup', { name: 'Delivery' }).ariaRequired).toBe('true');
});
