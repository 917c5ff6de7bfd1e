// @vitest-environment jsdom
import { DEFAULT_SHOP, type Payment, type PaymentMethod } from '@mallard/domain/contract';
import { createPayment, getOrderPaymentStatus } from '@mallard/domain/endpoints';
import { ApiFailure, networkError } from '@mallard/domain/errors';
import { minor } from '@mallard/domain/money';
import { createStore, memoryArea } from '@mallard/domain/storage';
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Services } from '../../services/services.ts';
import { type Code, useCode } from './useCode.ts';
import { type Paying, usePaying } from './usePaying.ts';

const { renderQrCode, tab } = vi.hoisted(() => ({
  renderQrCode: vi.fn(),
  tab: { services: {} as Services, isOnline: true },
}));
vi.mock('./renderQrCode.ts', () => ({ renderQrCode }));
vi.mock('../../services/services.ts', () => ({ useServices: () => tab.services }));
vi.mock('../../react/useIsWide.ts', () => ({ useIsWide: () => true }));
vi.mock('../../data/useIsOnline.ts', () => ({ useIsOnline: () => tab.isOnline }));
vi.mock('@mallard/ui/Toast', () => ({ useToasts: () => ({ show: () => undefined }) }));
vi.mock('../../i18n/useTranslation.ts', () => ({ useTranslation: () => ({ t: (key: string) => key }) }));

const MINUTE = 60_000;
const modules = [[true]];
const at = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString();

/** The open payment of the order on the server. */
let open: Payment | null = null;
/** Whether the response to `createPayment` is lost. */
let isLost = false;
let ids = 0;
const started: PaymentMethod[] = [];

/** Opens a payment on the server, which replaces any other. */
function openWith(method: PaymentMethod, lasts = 5 * MINUTE): Payment {
  ids += 1;
  open = {
    id: `p${ids}`,
    orderUuid: 'o1',
    method,
    status: 'pending',
    amount: minor(8_900),
    currency: 'CNY',
    payUrl: `/#p${ids}`,
    createTime: at(0),
    expireTime: at(lasts),
  };
  return open;
}

async function call(endpoint: unknown, { body }: { body?: { method: PaymentMethod } }) {
  if (endpoint === createPayment && body) {
    started.push(body.method);
    if (isLost) throw new ApiFailure(networkError());
    return openWith(body.method);
  }
  expect(endpoint).toBe(getOrderPaymentStatus);
  const order = { orderUuid: 'o1', orderStatus: 'unpaid', paymentStatus: 'pending', cancelReason: null } as const;
  return { ...order, amount: minor(8_900), payBefore: at(30 * MINUTE), payment: open };
}

const unmounts: (() => void)[] = [];
let seen: { paying: Paying; code: Code | null };

async function openTab(): Promise<void> {
  const root = createRoot(document.createElement('div'));
  unmounts.push(() => root.unmount());
  function Tab() {
    const paying = usePaying('o1', false);
    seen = { paying, code: useCode(paying) };
    return null;
  }
  await act(async () => root.render(createElement(Tab)));
}

/** Waits until the check passes in the tab. */
const until = (check: () => void) =>
  vi.waitFor(
    async () => {
      await act(async () => undefined);
      check();
    },
    { timeout: 5_000 },
  );
const checkStatus = () => act(async () => seen.paying.check());

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  tab.isOnline = true;
  tab.services = {
    client: { call },
    config: { shop: DEFAULT_SHOP },
    store: createStore({ area: memoryArea(), now: Date.now }),
    now: Date.now,
    queryClient: { invalidateQueries: () => undefined },
    origin: window.location.origin,
    navigation: { go: async (to: string) => window.location.assign(to) },
  } as unknown as Services;
  renderQrCode.mockReset().mockReturnValue(modules);
  window.history.replaceState(null, '', '/');
  open = null;
  isLost = false;
  started.length = 0;
});
afterEach(() => act(() => unmounts.splice(0).forEach((unmount) => void unmount())));

it('loads automatically, once per selected method', async () => {
  await openTab();
  await until(() => expect(seen.code).toBe(modules));
  act(() => seen.paying.choose('wechat'));
  expect(seen.code).toBe('loading');
  await until(() => expect(seen.code).toBe(modules));
  act(() => seen.paying.choose('card'));
  expect(seen.code).toBeNull();
  expect(started).toEqual(['alipay', 'wechat']);
});

it('adopts the method of a payment started elsewhere without replacing it', async () => {
  await openTab();
  await until(() => expect(seen.code).toBe(modules));
  openWith('card');
  await checkStatus();
  await until(() => expect(seen.paying.method).toBe('card'));
  expect(seen.code).toBeNull();
  openWith('wechat');
  await checkStatus();
  await until(() => expect(seen).toMatchObject({ code: modules, paying: { method: 'wechat' } }));
  expect(started).toEqual(['alipay']);
  // Selecting a method again starts a payment from this tab.
  act(() => seen.paying.choose('alipay'));
  await until(() => expect(seen).toMatchObject({ code: modules, paying: { method: 'alipay' } }));
  expect(started).toEqual(['alipay', 'alipay']);
});

it('prefers an open payment from elsewhere over an earlier attempt of this device', async () => {
  isLost = true;
  await openTab();
  await until(() => expect(seen.paying.error).not.toBeNull());
  act(() => unmounts.splice(0).forEach((end) => void end()));
  openWith('card');
  await openTab();
  await until(() => expect(seen.paying).toMatchObject({ phase: 'waiting', method: 'card' }));
  expect(started).toEqual(['alipay']);
});

it('goes to the provider only while its method is selected', async () => {
  openWith('wechat');
  await openTab();
  await until(() => expect(seen.code).toBe(modules));
  act(() => seen.paying.choose('card'));
  isLost = true;
  open = null;
  act(() => seen.paying.goToProvider());
  await until(() => expect(seen.paying.phase).toBe('ready'));
  act(() => seen.paying.choose('wechat'));
  isLost = false;
  // The card payment arrives late.
  openWith('card');
  await checkStatus();
  await until(() => expect(seen).toMatchObject({ code: modules, paying: { method: 'wechat' } }));
  expect(started).toEqual(['card', 'wechat']);
  expect(window.location.hash).toBe('');
  act(() => seen.paying.choose('card'));
  act(() => seen.paying.goToProvider());
  await until(() => expect(window.location.hash).toBe(`#p${ids}`));
  expect(seen.paying.isLeaving).toBe(true);
});

it('is null after a start without a response', async () => {
  isLost = true;
  await openTab();
  await until(() => expect(seen.paying.error).not.toBeNull());
  expect(seen.code).toBeNull();
});

it('is null when offline', async () => {
  tab.isOnline = false;
  await openTab();
  await act(async () => seen.paying.choose('alipay'));
  expect(seen.code).toBeNull();
});

it('is expired until a new payment starts', async () => {
  openWith('alipay', 0);
  await openTab();
  await until(() => expect(seen.code).toBe('codeExpired'));
  act(() => seen.paying.pay());
  await until(() => expect(seen.code).toBe(modules));
});

it('is null if it cannot be rendered', async () => {
  renderQrCode.mockImplementation(() => {
    throw new Error('not loaded');
  });
  await openTab();
  await until(() => expect(seen).toMatchObject({ code: null, paying: { phase: 'waiting' } }));
  expect(renderQrCode).toHaveBeenCalled();
});
