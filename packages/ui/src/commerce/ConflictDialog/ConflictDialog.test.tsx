import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { SampleProvider } from '../../fixtures/SampleProvider.tsx';
import { sampleCartItems } from '../../fixtures/samplePurchase.ts';
import { ConflictDialog } from './ConflictDialog.tsx';

afterEach(cleanup);

it('passes ref, class and id to its panel', () => {
  const ref = createRef<HTMLDivElement>();
  render(
    <SampleProvider locale="en-US">
      <ConflictDialog
        isOpen
        onOpenChange={() => {}}
        conflicts={sampleCartItems('en-US').slice(2, 3)}
        onResolve={() => {}}
        ref={ref}
        className="host"
      />
    </SampleProvider>,
  );
  expect(ref.current?.classList.contains('host')).toBe(true);
  expect(screen.getByRole('dialog')).toBeDefined();
});

it('reduces a quantity above the limit, even with enough stock', () => {
  const [line] = sampleCartItems('en-US').map((one) => ({ ...one, status: 'insufficient' as const, quantity: 6 }));
  const resolve = vi.fn();
  render(
    <SampleProvider locale="en-US">
      <ConflictDialog
        isOpen
        onOpenChange={() => {}}
        conflicts={line ? [{ ...line, stock: 40, limit: 5 }] : []}
        onResolve={resolve}
      />
    </SampleProvider>,
  );
  expect(screen.getByRole('group', { description: 'Limit 5 per customer (you chose 6)' })).toBeDefined();
  expect(screen.getByRole('radio', { name: 'Reduce to 5' })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Apply suggested' }));
  expect(resolve).toHaveBeenCalledWith([{ id: line?.id, choice: 'reduce', quantity: 5 }]);
});

it('moves the focus to the reset option when the reset button disappears', async () => {
  render(
    <SampleProvider locale="en-US">
      <ConflictDialog
        isOpen
        onOpenChange={() => {}}
        conflicts={sampleCartItems('en-US').slice(2, 4)}
        onResolve={() => {}}
      />
    </SampleProvider>,
  );
  const dialog = screen.getByRole('dialog');
  await vi.waitFor(() => expect(document.activeElement).toBe(dialog));
  const group = screen.getAllByRole('group')[1] as HTMLElement;
  const [suggested, other] = within(group).getAllByRole('radio') as [HTMLInputElement, HTMLInputElement];
  fireEvent.click(other);
  expect(suggested.checked).toBe(false);
  const back = screen.getByRole('button', { name: 'Back to suggested' });
  back.focus();
  fireEvent.click(back);
  expect(back.isConnected).toBe(false);
  expect(suggested.checked).toBe(true);
  expect(document.activeElement).toBe(suggested);
});

it('starts with its suggestions each time it is opened', () => {
  const page = (isOpen: boolean) => (
    <SampleProvider locale="en-US">
      <ConflictDialog
        isOpen={isOpen}
        onOpenChange={() => {}}
        conflicts={sampleCartItems('en-US').slice(2, 3)}
        onResolve={() => {}}
      />
    </SampleProvider>
  );
  const { rerender } = render(page(true));
  const choice = (index: number) => screen.getAllByRole('radio')[index] as HTMLInputElement;
  fireEvent.click(choice(1));
  expect(choice(1).checked).toBe(true);
  rerender(page(false));
  rerender(page(true));
  expect(choice(0).checked).toBe(true);
});

it('is hidden without conflicts, and appears with the first', () => {
  const page = (count: number) => (
    <SampleProvider locale="en-US">
      <ConflictDialog
        isOpen
        onOpenChange={() => {}}
        conflicts={sampleCartItems('en-US').slice(2, 2 + count)}
        onResolve={() => {}}
      />
    </SampleProvider>
  );
  const { rerender } = render(page(0));
  expect(screen.queryByRole('dialog')).toBeNull();
  rerender(page(1));
  expect(screen.getByRole('dialog', { name: '1 item needs a decision' })).toBeDefined();
  rerender(page(2));
  expect(screen.getByRole('dialog', { name: '2 items need a decision' })).toBeDefined();
  rerender(page(0));
  expect(screen.queryByRole('dialog')).toBeNull();
});
