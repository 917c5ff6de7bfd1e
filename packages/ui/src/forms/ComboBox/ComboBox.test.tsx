import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { MallardProvider } from '../../foundations/MallardProvider/MallardProvider.tsx';
import { conformance } from '../../testing/conformance.tsx';
import { ComboBox, type ComboBoxProps } from './ComboBox.tsx';

const items = [
  { id: 'sf', label: 'SF Express' },
  { id: 'ems', label: 'EMS' },
];

conformance('ComboBox', (root) => (
  <ComboBox {...root} label="Carrier" name="carrier" items={items} defaultValue={{ id: 'ems', label: 'EMS' }} />
));

afterEach(cleanup);

const draw = (props: Partial<ComboBoxProps>) => (
  <MallardProvider locale="en-US">
    <ComboBox label="Carrier" items={items} {...props} />
  </MallardProvider>
);
const input = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Carrier' });

it('leaves the Enter alone that ends a composition in Safari, and lets it send nothing', async () => {
  const onChange = vi.fn();
  render(draw({ onChange }));
  input().focus();
  fireEvent.change(input(), { target: { value: 'em' } });
  await screen.findByRole('listbox');
  const isKept = !fireEvent.keyDown(input(), { key: 'Enter', keyCode: 229 });
  expect(isKept).toBe(true);
  expect(input().value).toBe('em');
  expect(screen.getByRole('listbox')).toBeTruthy();
  expect(onChange).not.toHaveBeenCalled();
});

it('says that items are on their way while older ones are there, to those who are in it', async () => {
  const search = { onInputChange: () => {} };
  const { container, rerender } = render(draw(search));
  const said = () => container.querySelector('[data-live-announcer] [aria-live="polite"]')?.textContent;
  input().focus();
  rerender(draw({ ...search, status: 'loading' }));
  await expect.poll(said).toBe('Loading');
});

it('keeps the focus when a retry takes its button away', () => {
  const onRetry = vi.fn();
  const { rerender } = render(draw({ status: 'error', onRetry }));
  const retry = screen.getByRole('button', { name: 'Retry' });
  retry.focus();
  fireEvent.click(retry);
  rerender(draw({ status: 'loading', onRetry }));
  expect(onRetry).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(input());
});

it('starts from nothing once the choice is cleared in its sheet, and says at once that one is needed', () => {
  const { matchMedia } = window;
  vi.spyOn(window, 'matchMedia').mockImplementation((media) => Object.assign(matchMedia(media), { matches: true }));
  const onInputChange = vi.fn();
  const validate = (id: string) => (id === '' ? 'Choose a carrier' : undefined);
  render(draw({ defaultValue: { id: 'ems', label: 'EMS' }, onInputChange, validate }));
  fireEvent.click(screen.getByRole('combobox'));
  fireEvent.change(screen.getByRole('combobox', { name: /Search/, hidden: true }), { target: { value: 'sf' } });
  fireEvent.click(screen.getByRole('button', { name: 'Clear choice', hidden: true }));
  expect(onInputChange).toHaveBeenLastCalledWith('');
  expect(screen.getByText('Choose a carrier')).toBeDefined();
  vi.restoreAllMocks();
});
