import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { SampleProvider } from '../../fixtures/SampleProvider.tsx';
import { serverConformance } from '../../testing/conformance.tsx';
import { AlertDialog } from './AlertDialog.tsx';

// An open dialog is rendered into the body, in the browser only.
serverConformance(() => (
  <div>
    <AlertDialog isOpen={false} onOpenChange={() => {}} title="words" onConfirm={() => {}} />
  </div>
));

afterEach(cleanup);

/** Opens a dialog, confirms it, closes it before the action is done, and opens the next one. */
function askTwice() {
  let done = () => {};
  let fail = () => {};
  const action = new Promise<void>((resolve, reject) => {
    done = resolve;
    fail = () => reject(new Error('offline'));
  });
  const onOpenChange = vi.fn();
  const elementWith = (isOpen: boolean) => (
    <SampleProvider locale="en-US">
      <AlertDialog isOpen={isOpen} onOpenChange={onOpenChange} title="words" onConfirm={() => action} />
    </SampleProvider>
  );
  const { rerender } = render(elementWith(true));
  fireEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  rerender(elementWith(false));
  rerender(elementWith(true));
  return { done, fail, onOpenChange };
}

it('starts again when its parent closed it before the action was done', () => {
  askTwice();
  expect(screen.getByRole('button', { name: 'Confirm' }).getAttribute('aria-busy')).toBeNull();
});

it('is not closed by the result of an earlier action', async () => {
  const { done, onOpenChange } = askTwice();
  await act(async () => done());
  expect(onOpenChange).not.toHaveBeenCalled();
});

it('does not show the error of an earlier action', async () => {
  const { fail } = askTwice();
  await act(async () => fail());
  expect(screen.queryByRole('alert')).toBeNull();
});

it('is not closed by the result of a dialog that was unmounted', async () => {
  let done = () => {};
  const action = new Promise<void>((resolve) => {
    done = resolve;
  });
  const onOpenChange = vi.fn();
  const elementWith = (title: string) => (
    <SampleProvider locale="en-US">
      <AlertDialog key={title} isOpen onOpenChange={onOpenChange} title={title} onConfirm={() => action} />
    </SampleProvider>
  );
  const { rerender } = render(elementWith('Remove the mug?'));
  fireEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  rerender(elementWith('Remove the bowl?'));
  await act(async () => done());
  expect(onOpenChange).not.toHaveBeenCalled();
});
