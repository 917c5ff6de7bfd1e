import type { OrderAction } from '@mallard/domain/rules';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { MallardProvider } from '../../foundations/MallardProvider/MallardProvider.tsx';
import { conformance } from '../../testing/conformance.tsx';
import { OrderActions } from './OrderActions.tsx';

conformance('OrderActions', (root) => (
  <OrderActions {...root} actions={['pay', 'cancel', 'details']} onAction={() => {}} hrefs={{ details: '/order/1' }} />
));

afterEach(cleanup);

it('keeps the focus of an action that goes once it is done', () => {
  const page = (actions: readonly OrderAction[]) => (
    <MallardProvider locale="en-US">
      <OrderActions actions={actions} onAction={() => {}} data-testid="actions" />
    </MallardProvider>
  );
  const { rerender } = render(page(['confirm', 'delete']));
  screen.getByRole('button', { name: /^Confirm/ }).focus();
  rerender(page(['review', 'delete']));
  expect(document.activeElement).toBe(screen.getByTestId('actions'));
});
