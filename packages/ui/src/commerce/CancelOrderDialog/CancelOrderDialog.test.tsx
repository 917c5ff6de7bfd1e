import { cancelReasons } from '@mallard/domain/contract';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { MallardProvider } from '../../foundations/MallardProvider/MallardProvider.tsx';
import { serverConformance } from '../../testing/conformance.tsx';
import { CancelOrderDialog } from './CancelOrderDialog.tsx';
import { cancelOrderDialogWords } from './CancelOrderDialog.words.ts';
import { ConfirmOrderDialog } from './ConfirmOrderDialog.tsx';

afterEach(cleanup);
const nothing = () => {};

// An open dialog is drawn into the body, by the browser only.
serverConformance(() => (
  <div>
    <CancelOrderDialog isOpen={false} isPaid={false} onOpenChange={nothing} onConfirm={nothing} />
    <ConfirmOrderDialog action="delete" isOpen={false} onOpenChange={nothing} onConfirm={nothing} />
  </div>
));

it('offers every reason that the contract knows', () => {
  render(
    <MallardProvider locale="en-US">
      <CancelOrderDialog isOpen isPaid={false} onOpenChange={nothing} onConfirm={nothing} />
    </MallardProvider>,
  );
  const names = screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
  expect(names).toEqual(cancelReasons.map((reason) => cancelOrderDialogWords['en-US'].reasons[reason]));
});
