import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Heart } from 'lucide-react';
import { afterEach, expect, it } from 'vitest';
import { SampleProvider } from '../../fixtures/SampleProvider.tsx';
import { conformance } from '../../testing/conformance.tsx';
import { ToggleButton, type ToggleButtonProps } from './ToggleButton.tsx';

conformance('ToggleButton', (root) => <ToggleButton {...root} label="words" icon={Heart} />);

afterEach(cleanup);

function elementWith(props: Partial<ToggleButtonProps>) {
  return (
    <SampleProvider locale="en-US">
      <ToggleButton label="Save" icon={Heart} {...props} />
    </SampleProvider>
  );
}
const pressed = () => screen.getByRole('button').getAttribute('aria-pressed');

it('shows the requested state at once and keeps it when the parent adopts it', async () => {
  let finish = () => {};
  const onChange = () => new Promise<void>((done) => (finish = done));
  const { rerender } = render(elementWith({ isSelected: false, onChange }));
  fireEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(pressed()).toBe('true'));
  expect(screen.getByRole('button').getAttribute('aria-busy')).toBe('true');
  rerender(elementWith({ isSelected: true, onChange }));
  await act(async () => finish());
  expect(pressed()).toBe('true');
  expect(screen.getByRole('button').hasAttribute('aria-busy')).toBe(false);
});

it('returns to the parent’s state once no request is pending', async () => {
  render(elementWith({ isSelected: false, onChange: () => {} }));
  await act(async () => fireEvent.click(screen.getByRole('button')));
  expect(pressed()).toBe('false');
});

it('keeps its own state when it is uncontrolled', async () => {
  render(elementWith({}));
  await act(async () => fireEvent.click(screen.getByRole('button')));
  expect(pressed()).toBe('true');
  await act(async () => fireEvent.click(screen.getByRole('button')));
  expect(pressed()).toBe('false');
});
