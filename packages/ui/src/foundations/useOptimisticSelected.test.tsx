import { act, cleanup, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import { Heart } from 'lucide-react';
import { afterEach, expect, it, vi } from 'vitest';
import { ToggleButton } from '../actions/ToggleButton/ToggleButton.tsx';
import { SampleProvider } from '../fixtures/SampleProvider.tsx';
import { Switch } from '../forms/Switch/Switch.tsx';
import { type OptimisticSelectedOptions, useOptimisticSelected } from './useOptimisticSelected.ts';

afterEach(cleanup);

function use(options: Partial<OptimisticSelectedOptions>) {
  const all = { isSelected: undefined, defaultSelected: false, onChange: undefined, onRefused: vi.fn(), ...options };
  const { result } = renderHook(() => useOptimisticSelected(all));
  return { result, onRefused: all.onRefused };
}

/** Promises that the test settles in any order. */
function answers() {
  const given: { grant: () => void; refuse: () => void }[] = [];
  const onChange = () =>
    new Promise<void>((grant, refuse) => {
      given.push({ grant, refuse });
    });
  return { onChange, given };
}

it('ends one request while that of another component stays pending', async () => {
  const { onChange, given } = answers();
  render(
    <SampleProvider locale="en-US">
      <Switch isSelected={false} onChange={() => new Promise(() => {})}>
        Never
      </Switch>
      <Switch isSelected={false} onChange={onChange}>
        Refused
      </Switch>
      <ToggleButton label="Saved" icon={Heart} onChange={onChange} />
    </SampleProvider>,
  );
  const never = screen.getByRole('switch', { name: 'Never' });
  const refused = screen.getByRole('switch', { name: 'Refused' });
  const saved = screen.getByRole('button', { name: 'Saved' });
  for (const control of [never, refused, saved]) {
    fireEvent.click(control);
    await waitFor(() => expect(control.getAttribute('aria-busy')).toBe('true'));
  }
  await act(async () => given[0]?.refuse());
  await act(async () => given[1]?.grant());
  expect(refused).toHaveProperty('checked', false);
  expect(refused.hasAttribute('aria-busy')).toBe(false);
  expect(saved.getAttribute('aria-pressed')).toBe('true');
  expect(saved.hasAttribute('aria-busy')).toBe(false);
  expect(never).toHaveProperty('checked', true);
  expect(never.getAttribute('aria-busy')).toBe('true');
});

it('keeps the latest request, whichever promise settles first', async () => {
  const { onChange, given } = answers();
  const { result } = use({ onChange });
  act(() => result.current.ask(true));
  act(() => result.current.ask(false));
  expect(result.current).toMatchObject({ isOn: false, isSaving: true });
  await act(async () => given[1]?.grant());
  expect(result.current).toMatchObject({ isOn: false, isSaving: true });
  await act(async () => given[0]?.grant());
  expect(result.current).toMatchObject({ isOn: false, isSaving: false });
});

it('falls back to the last accepted state when the latest request is rejected', async () => {
  const { onChange, given } = answers();
  const { result, onRefused } = use({ onChange });
  act(() => result.current.ask(true));
  act(() => result.current.ask(false));
  await act(async () => given[1]?.refuse());
  await act(async () => given[0]?.grant());
  expect(onRefused).toHaveBeenCalledTimes(1);
  expect(result.current).toMatchObject({ isOn: true, isSaving: false });
});

it('is never busy when onChange returns at once or throws', () => {
  const { result } = use({ onChange: () => 'done' });
  act(() => result.current.ask(true));
  expect(result.current).toMatchObject({ isOn: true, isSaving: false });
  const throwing = use({
    onChange: () => {
      throw new Error('refused');
    },
  });
  act(() => throwing.result.current.ask(true));
  expect(throwing.onRefused).toHaveBeenCalledTimes(1);
  expect(throwing.result.current).toMatchObject({ isOn: false, isSaving: false });
});

it('shows a synchronous result while an earlier promise is pending', () => {
  const { result } = use({ onChange: (isOn) => (isOn ? new Promise(() => {}) : 'done') });
  act(() => result.current.ask(true));
  act(() => result.current.ask(false));
  expect(result.current).toMatchObject({ isOn: false, isSaving: true });
});
