import { createClient, memorySession } from '@mallard/domain/client';
import {
  addToCart,
  createOrder,
  createPayment,
  getOrder,
  getProduct,
  listAddresses,
  login,
  previewOrder,
  searchProducts,
} from '@mallard/domain/contract';
import { formatPrice, sumMinor } from '@mallard/domain/money';
import { createOfflineBackend, DEMO_ACCOUNT } from '@mallard/offline/backend';
import { networkActors, networkMachine } from '@mallard/state-machines/network';
import { createActor, waitFor } from 'xstate';

const passwordHashing = { salt: 'unplugged' };

/** Orders two mugs offline. @returns the total and the status of the order */
async function orderMugs(): Promise<string> {
  let minute = 0;
  const now = () => Date.UTC(2026, 0, 1, 12, minute);
  const session = memorySession();
  const { sampleShop } = await import('@mallard/offline/sample');
  const client = createClient({
    session,
    passwordHashing,
    baseUrl: 'http://unplugged.test',
    version: '1',
    locale: () => 'en-US',
    backend: createOfflineBackend({ shop: sampleShop, now, passwordHashing }),
  });
  session.write({ ...(await client.call(login, { body: DEMO_ACCOUNT })), rememberMe: false });
  const [mug] = (await client.call(searchProducts, { query: { keyword: 'mug' } })).items;
  const { skus } = await client.call(getProduct, { params: { id: mug?.id ?? '' } });
  const skuUuid = skus[0]?.id ?? '';
  await client.call(addToCart, { body: { skuUuid, quantity: 2 } });
  const [address] = await client.call(listAddresses);
  const items = [{ skuUuid, quantity: 2 }];
  const { amounts: previewed } = await client.call(previewOrder, { body: { items } });
  const order = await client.call(createOrder, {
    body: {
      items,
      checkoutUuid: crypto.randomUUID(),
      addressUuid: address?.id ?? '',
      expectedTotal: previewed.total,
      isFromCart: true,
    },
  });
  await client.call(createPayment, { body: { orderUuid: order.id, method: 'alipay' } });
  minute += 1;
  const { status, amounts } = await client.call(getOrder, { params: { id: order.id } });
  return `${formatPrice(sumMinor([amounts.total]))} ${status}`;
}

/** Runs the network machine with a network that responds at once. @returns its state as JSON */
async function watchNetwork(): Promise<string> {
  const network = createActor(
    networkMachine.provide({
      actors: networkActors({ listenToBrowser: () => () => undefined, ping: async () => 'pong' }),
    }),
    { input: { random: () => 0.5 } },
  ).start();
  const { value } = await waitFor(network, (snapshot) => snapshot.hasTag('online'));
  network.stop();
  return JSON.stringify(value);
}

/** Uses the packages offline. @returns the results as text */
export async function shopOffline(): Promise<string> {
  return `${await orderMugs()}, ${await watchNetwork()}`;
}
