// @vitest-environment jsdom

import { createUuid } from '@mallard/domain/client';
import { createOrder, createPayment, listAddresses, previewOrder } from '@mallard/domain/contract';
import { createStore, memoryArea } from '@mallard/domain/storage';
import { skuId } from '@mallard/offline/backend';
import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { openDemoShop, persistent } from '../testing/demoShop.ts';
import { PayButton } from './PayButton.tsx';
import { payWith } from './payWith.ts';

// Hashing a password is slow on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

afterEach(cleanup);

/** Opens the page of an unpaid order, with a server whose response to a payment has a fault. */
async function openPage(fault: 'truncate' | 'dropAfter' | null) {
  const choose = ({ url }: Request) => (fault && new URL(url).pathname === createPayment.path ? [{ kind: fault }] : []);
  const { server, client } = await openDemoShop({ isOnline: true }, choose, undefined, persistent);
  const items = [{ skuUuid: skuId('mug', {}), quantity: 1 }];
  const { amounts } = await server.call(previewOrder, { body: { items } });
  const [home] = await server.call(listAddresses);
  const checkout = { checkoutUuid: createUuid(), addressUuid: home?.id ?? '', expectedTotal: amounts.total };
  const { id } = await server.call(createOrder, { body: { items, ...checkout } });
  const effects = payWith(client, createStore({ area: memoryArea(), now: () => 0 }));
  const shown: string[] = [];
  const open = () => {
    cleanup();
    render(
      <PayButton key={id} orderId={id} effects={effects} isOnline now={() => 0} onStarted={(url) => shown.push(url)} />,
    );
  };
  open();
  return { shown, reload: open };
}

const press = async (name: RegExp) => {
  await waitFor(() => expect(screen.getByRole('button', { name })).toMatchObject({ disabled: false }));
  fireEvent.click(screen.getByRole('button', { name }));
};

describe('the button example of the docs', () => {
  it.each([null, 'truncate', 'dropAfter'] as const)(
    'leads to the provider, although the response has the fault %s',
    async (fault) => {
      const { shown, reload } = await openPage(fault);
      await press(/^Pay/);
      await waitFor(() => expect(shown).toHaveLength(1));
      await press(/^Go on paying/);
      reload();
      await press(/^Go on paying/);
      expect([shown.length, new Set(shown).size]).toEqual([3, 1]);
    },
  );
});
