import { cancelReasons } from '@mallard/domain/contract';
import { minor } from '@mallard/domain/money';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { messagesIn } from '../../fixtures/messagesIn.ts';
import { SampleProvider } from '../../fixtures/SampleProvider.tsx';
import { serverConformance } from '../../testing/conformance.tsx';
import { CancelOrderDialog } from './CancelOrderDialog.tsx';
import { ConfirmOrderDialog } from './ConfirmOrderDialog.tsx';

afterEach(cleanup);
const nothing = () => {};

// An open dialog is rendered into the body, in the browser only.
serverConformance(() => (
  <div>
    <CancelOrderDialog isOpen={false} isPaid={false} onOpenChange={nothing} onConfirm={nothing} />
    <ConfirmOrderDialog action="delete" isOpen={false} onOpenChange={nothing} onConfirm={nothing} />
  </div>
));

it('offers every reason of the contract', () => {
  render(
    <SampleProvider locale="en-US">
      <CancelOrderDialog isOpen isPaid={false} onOpenChange={nothing} onConfirm={nothing} />
    </SampleProvider>,
  );
  const names = screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
  expect(names).toEqual(
    cancelReasons.map((reason) => messagesIn('en-US', 'orders', 'CancelOrderDialog')(`reasons.${reason}`)),
  );
});

it('resets when it is opened again', () => {
  const elementWith = (isOpen: boolean) => (
    <SampleProvider locale="en-US">
      <CancelOrderDialog isOpen={isOpen} isPaid={false} onOpenChange={nothing} onConfirm={nothing} />
    </SampleProvider>
  );
  const { rerender } = render(elementWith(true));
  const note = () => screen.getByRole<HTMLTextAreaElement>('textbox');
  const reasons = () => screen.getAllByRole<HTMLInputElement>('radio');
  const confirm = () => fireEvent.click(screen.getByRole('button', { name: 'Cancel order' }));
  const reopen = () => {
    rerender(elementWith(false));
    rerender(elementWith(true));
  };
  fireEvent.change(note(), { target: { value: 'wrong colour' } });
  confirm();
  const needed = () => screen.queryByText(messagesIn('en-US', 'orders', 'CancelOrderDialog')('reasonRequired'));
  expect(needed()).not.toBeNull();
  reopen();
  expect(needed()).toBeNull();
  expect(note().value).toBe('');
  fireEvent.click(screen.getByRole('radio', { name: 'I changed my mind' }));
  reopen();
  expect(reasons().some(({ checked }) => checked)).toBe(false);
});

it('reports when a note is typed, and when it is empty again', () => {
  const onDirtyChange = vi.fn();
  render(
    <SampleProvider locale="en-US">
      <CancelOrderDialog isOpen isPaid onDirtyChange={onDirtyChange} onOpenChange={nothing} onConfirm={nothing} />
    </SampleProvider>,
  );
  for (const value of ['w', 'wrong', '']) fireEvent.change(screen.getByRole('textbox'), { target: { value } });
  expect(onDirtyChange.mock.calls).toEqual([[true], [false]]);
});

it('asks for no reason where there is nothing to select', () => {
  const onConfirm = vi.fn();
  render(
    <SampleProvider locale="en-US">
      <CancelOrderDialog isOpen isPaid={false} reasons={[]} onOpenChange={nothing} onConfirm={onConfirm} />
    </SampleProvider>,
  );
  expect(screen.queryByText('Reason')).toBeNull();
  fireEvent.change(screen.getByRole('textbox'), { target: { value: ' too big ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Cancel order' }));
  expect(onConfirm).toHaveBeenCalledExactlyOnceWith({
    reason: 'other',
    note: 'too big',
    text: 'Something else: too big',
  });
});

it('mentions no refund where the amount is zero', () => {
  render(
    <SampleProvider locale="en-US">
      <CancelOrderDialog isOpen isPaid refund={minor(0)} onOpenChange={nothing} onConfirm={nothing} />
    </SampleProvider>,
  );
  expect(screen.getByText(messagesIn('en-US', 'orders', 'CancelOrderDialog')('unpaid'))).toBeTruthy();
  expect(screen.queryByText(/refunded/)).toBeNull();
});
