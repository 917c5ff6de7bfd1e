import { type ApiError, ApiFailure, networkError, timeoutError } from '@mallard/domain/errors';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { notProvided } from '../actors/notProvided.ts';
import { describePaths } from '../testing/describePaths.ts';
import { replyLater } from '../testing/index.ts';
import { checkoutActors, checkoutMachine, type OrderAttempt } from './checkoutMachine.ts';
import { checkoutPlan } from './checkoutPlan.ts';
import { inputOf, mugDraft, placedOrder, previewOf } from './checkoutSamples.ts';
import { openCheckout, price, priced, submit } from './openCheckout.ts';

describePaths(checkoutMachine, checkoutPlan);

const conflict = (code: string): ApiError => ({ kind: 'Conflict', code, status: 409 });

describe('a checkout', () => {
  it('shows the amounts of the latest choice, whichever response comes last', async () => {
    const { actor, replies, context, state } = await priced();
    actor.send({ type: 'checkout.choose', choices: { shippingMethod: 'express' } });
    actor.send({ type: 'checkout.choose', choices: { shippingMethod: 'standard', couponUuid: 'c1' } });
    expect(replies.inputOf('preview')).toEqual({
      items: mugDraft.items,
      shippingMethod: 'standard',
      couponUuid: 'c1',
    });
    await replies.resolve('preview', previewOf(1_000), 1);
    expect([state(), context().preview?.amounts.total]).toEqual(['pricing', 8_900]);
    await replies.resolve('preview', { ...previewOf(7_900), couponUuid: 'c1' }, 2);
    expect([state(), context().preview?.amounts.total]).toEqual(['priced', 7_900]);
  });

  it('aborts an outdated call', async () => {
    const signals: AbortSignal[] = [];
    const never = () => new Promise<never>(() => undefined);
    const actor = createActor(
      checkoutMachine.provide({
        actors: checkoutActors({
          saveAttempt: never,
          forgetAttempt: never,
          placeOrder: never,
          findOrder: never,
          readAttempt: async () => null,
          readLines: async () => mugDraft.items,
          preview: ({ signal }) => {
            signals.push(signal);
            return never();
          },
        }),
      }),
      { input: inputOf() },
    ).start();
    await new Promise((resolve) => setTimeout(resolve));
    actor.send({ type: 'checkout.choose', choices: { couponUuid: null } });
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
    actor.stop();
  });

  it('does not price again for an address or a note, and emits the shopper’s own choices only', async () => {
    const { actor, replies, emittedEvents, state } = await priced();
    actor.send({ type: 'checkout.choose', choices: { note: 'ring twice' } });
    actor.send({ type: 'checkout.choose', choices: { shippingMethod: 'standard' } });
    expect([state(), replies.timesStarted('preview')]).toEqual(['priced', 1]);
    const choices = { addressUuid: 'a1', note: 'ring twice' };
    expect(emittedEvents[0]).toEqual({ type: 'checkout.chosen', source: 'ann cart', choices });
  });

  it('preselects an address if there is no valid choice, without storing it', async () => {
    const { actor, emittedEvents, context, disabledReason } = await priced({ choices: {} });
    actor.send({ type: 'address.preselect', addressUuid: 'a1' });
    expect([context().choices.addressUuid, disabledReason(), emittedEvents]).toEqual(['a1', null, []]);
    actor.send({ type: 'checkout.choose', choices: { addressUuid: 'a2' } });
    actor.send({ type: 'address.preselect', addressUuid: 'a1' });
    actor.send({ type: 'checkout.choose', choices: { note: 'ring twice' } });
    expect(context().choices).toMatchObject({ addressUuid: 'a1', note: 'ring twice' });
    expect(emittedEvents.map((event) => event.type === 'checkout.chosen' && event.choices)).toEqual([
      { addressUuid: 'a2' },
      { note: 'ring twice' },
    ]);
  });

  it('uses the best coupon if the chosen one no longer applies, notifies, and clears that choice', async () => {
    const checkout = openCheckout({ choices: { addressUuid: 'a1', couponUuid: 'c1' } });
    const { actor, replies, context, state, emittedEvents } = checkout;
    await replies.resolve('readAttempt', null);
    await replies.resolve('readLines', mugDraft.items);
    expect(replies.inputOf('preview')).toHaveProperty('couponUuid', 'c1');
    await replies.resolve('preview', previewOf());
    expect([state(), context().preview]).toEqual(['pricing', null]);
    expect(replies.inputOf('preview')).not.toHaveProperty('couponUuid');
    await replies.resolve('preview', { ...previewOf(7_900), couponUuid: 'c2' });
    expect([state(), context().preview?.couponUuid, context().isCouponUnavailable]).toEqual(['priced', 'c2', true]);
    expect(emittedEvents).toEqual([{ type: 'checkout.chosen', source: 'ann cart', choices: { addressUuid: 'a1' } }]);
    actor.send({ type: 'checkout.choose', choices: { couponUuid: null } });
    expect(context().isCouponUnavailable).toBe(false);
  });

  it('asks for confirmation if the total changes without the chosen coupon', async () => {
    const { actor, replies, state, context, disabledReason } = await priced({
      choices: { addressUuid: 'a1', couponUuid: 'c1' },
    });
    actor.send({ type: 'checkout.refresh' });
    await replies.resolve('readLines', mugDraft.items);
    await replies.resolve('preview', previewOf(9_900));
    await replies.resolve('preview', { ...previewOf(9_400), couponUuid: 'c2' });
    expect([state(), disabledReason(), context().isCouponUnavailable]).toEqual(['repriced', 'newTotal', true]);
  });

  it('loads its lines again, and prices nothing if they could not be loaded', async () => {
    const { actor, replies, state, context } = openCheckout();
    await replies.resolve('readAttempt', null);
    await replies.reject('readLines', new ApiFailure(networkError()));
    actor.send({ type: 'checkout.choose', choices: { note: 'ring twice' } });
    expect(state()).toBe('unpriced');
    actor.send({ type: 'checkout.choose', choices: { shippingMethod: 'express' } });
    expect([state(), replies.timesStarted('preview')]).toEqual(['loading', 0]);
    await price({ replies });
    expect([state(), context().choices.shippingMethod]).toEqual(['priced', 'express']);
  });

  it('cannot order before an address is chosen', async () => {
    const checkout = await priced({ choices: {} });
    expect(checkout.disabledReason()).toBe('address');
    await expect(submit(checkout)).rejects.toThrow('has not started "saveAttempt"');
    checkout.actor.send({ type: 'checkout.choose', choices: { addressUuid: 'a2', note: ' thanks ' } });
    expect(checkout.disabledReason()).toBeNull();
    await submit(checkout);
    expect(checkout.sent().draft).toMatchObject({ addressUuid: 'a2', note: 'thanks' });
  });

  it('stores the attempt before sending it, and places one order however often the button is pressed', async () => {
    const checkout = await priced();
    const { actor, replies, sends, sent, emittedEvents } = checkout;
    actor.send({ type: 'order.submit' });
    actor.send({ type: 'order.submit' });
    expect(sends()).toBe(0);
    await replies.resolve('saveAttempt', checkout.context().attempt);
    actor.send({ type: 'order.submit' });
    const attempt = { source: 'ann cart', checkoutUuid: 'key-1', idempotencyKey: 'key-2', draft: mugDraft };
    expect([sends(), sent()]).toEqual([1, attempt]);
    await replies.resolve('placeOrder', placedOrder);
    expect([checkout.disabledReason(), emittedEvents]).toEqual(['placed', []]);
    await replies.resolve('forgetAttempt');
    expect(emittedEvents).toEqual([{ type: 'order.placed', order: placedOrder }]);
    expect(actor.getSnapshot().status).toBe('done');
  });

  it('sends the attempt of another tab that came first', async () => {
    const { actor, replies, sent } = await priced();
    const first = { source: 'ann cart', checkoutUuid: 'other', idempotencyKey: 'tab', draft: mugDraft };
    actor.send({ type: 'order.submit' });
    await replies.resolve('saveAttempt', first);
    expect(sent()).toEqual(first);
  });

  it('sends its own content as the checkout of another tab that came first, and leads to its order', async () => {
    const checkout = await priced({ choices: { addressUuid: 'a2', note: 'ring twice' } });
    const { actor, replies, sent, emittedEvents } = checkout;
    actor.send({ type: 'order.submit' });
    await replies.resolve('saveAttempt', {
      source: 'ann cart',
      checkoutUuid: 'other',
      idempotencyKey: 'tab',
      draft: mugDraft,
    });
    const draft = { ...mugDraft, addressUuid: 'a2', note: 'ring twice' };
    expect(sent()).toMatchObject({ checkoutUuid: 'other', draft });
    expect(sent().idempotencyKey).not.toBe('tab');
    await replies.resolve('placeOrder', placedOrder);
    await replies.resolve('forgetAttempt');
    expect(emittedEvents).toEqual([{ type: 'order.placed', order: placedOrder }]);
  });

  it('shows a new total instead of ordering, and orders once it is accepted', async () => {
    const checkout = await priced();
    const { actor, replies, state, disabledReason, sends, sent, emittedEvents } = checkout;
    await submit(checkout);
    await replies.reject('placeOrder', new ApiFailure(conflict('PRICE_CHANGED')));
    expect(emittedEvents.at(-1)).toEqual({ type: 'order.refused', error: conflict('PRICE_CHANGED') });
    await replies.resolve('forgetAttempt');
    await price(checkout, 9_900);
    expect([state(), disabledReason()]).toEqual(['repriced', 'newTotal']);
    actor.send({ type: 'order.submit' });
    expect(sends()).toBe(1);
    actor.send({ type: 'total.accept' });
    await submit(checkout);
    expect(sent()).toMatchObject({ checkoutUuid: 'key-3', idempotencyKey: 'key-4', draft: { expectedTotal: 9_900 } });
  });

  it('asks again when the total changes again, but not after the shopper’s own changes', async () => {
    const checkout = await priced();
    const { actor, replies, state } = checkout;
    actor.send({ type: 'checkout.refresh' });
    await price(checkout, 9_900);
    actor.send({ type: 'checkout.refresh' });
    await price(checkout, 9_500);
    expect(state()).toBe('repriced');
    actor.send({ type: 'checkout.refresh' });
    await price(checkout, 8_900);
    expect(state()).toBe('priced');
    actor.send({ type: 'checkout.choose', choices: { shippingMethod: 'express' } });
    await replies.resolve('preview', previewOf(10_400));
    expect(state()).toBe('priced');
  });

  it.each([
    ['OUT_OF_STOCK', previewOf(0, 'soldOut'), 'repriced', 'newTotal'],
    ['OUT_OF_STOCK', previewOf(8_900, 'soldOut'), 'priced', 'soldOut'],
  ] as const)('shows which line is unavailable after %s', async (code, preview, state, disabledReason) => {
    const checkout = await priced();
    await submit(checkout);
    await checkout.replies.reject('placeOrder', new ApiFailure(conflict(code)));
    await checkout.replies.resolve('forgetAttempt');
    await checkout.replies.resolve('readLines', mugDraft.items);
    await checkout.replies.resolve('preview', preview);
    expect([checkout.state(), checkout.disabledReason(), checkout.context().error]).toEqual([
      state,
      disabledReason,
      conflict(code),
    ]);
  });

  it('reloads a changed cart, and shows when it is empty', async () => {
    const checkout = await priced();
    await submit(checkout);
    await checkout.replies.reject('placeOrder', new ApiFailure(conflict('CART_CHANGED')));
    await checkout.replies.resolve('forgetAttempt');
    await checkout.replies.resolve('readLines', []);
    expect(checkout.disabledReason()).toBe('empty');
  });

  it('drops a refused coupon, and keeps all other choices', async () => {
    const checkout = await priced({ choices: { addressUuid: 'a1', couponUuid: 'c1', note: 'thanks' } });
    await submit(checkout);
    await checkout.replies.reject('placeOrder', new ApiFailure(conflict('COUPON_UNUSABLE')));
    await checkout.replies.resolve('forgetAttempt');
    await checkout.replies.resolve('readLines', mugDraft.items);
    expect(checkout.replies.inputOf('preview')).toMatchObject({ couponUuid: null });
    expect(checkout.context().choices).toMatchObject({ couponUuid: null, addressUuid: 'a1', note: 'thanks' });
    expect(checkout.emittedEvents).toMatchObject([{ type: 'order.refused' }, { type: 'checkout.chosen' }]);
    // A later checkout starts with the best coupon again.
    expect(checkout.emittedEvents[1]).toHaveProperty('choices', { addressUuid: 'a1', note: 'thanks' });
  });
});

describe('a checkout without network', () => {
  it('keeps all choices, shows why ordering is disabled, and continues when it is back', async () => {
    const checkout = await priced();
    const { actor, replies, state, disabledReason, context } = checkout;
    actor.send({ type: 'network.changed', isOnline: false });
    expect([state(), disabledReason()]).toEqual(['priced', 'offline']);
    actor.send({ type: 'order.submit' });
    expect(state()).toBe('priced');
    actor.send({ type: 'checkout.choose', choices: { shippingMethod: 'express', note: 'thanks' } });
    await replies.reject('preview', new ApiFailure(networkError()));
    expect([state(), disabledReason()]).toEqual(['unpriced', 'offline']);
    expect(actor.getSnapshot().hasTag('stale')).toBe(true);
    expect(context().preview?.amounts.total).toBe(8_900);
    actor.send({ type: 'network.changed', isOnline: true });
    await price(checkout, 9_900);
    expect([state(), disabledReason()]).toEqual(['priced', null]);
    expect(context().choices).toMatchObject({ shippingMethod: 'express', note: 'thanks' });
  });

  it('shows why pricing failed while there is one', async () => {
    const { actor, replies, disabledReason } = openCheckout();
    await replies.resolve('readAttempt', null);
    expect(disabledReason()).toBe('busy');
    await replies.reject('readLines', new ApiFailure(timeoutError()));
    expect([disabledReason(), actor.getSnapshot().context.error]).toEqual(['unpriced', timeoutError()]);
  });

  it('stops with an error that names the missing effect', async () => {
    const [machine, replies] = replyLater(checkoutMachine);
    const saveAttempt = fromPromise<OrderAttempt, OrderAttempt>(notProvided('saveAttempt'));
    const actor = createActor(machine.provide({ actors: { saveAttempt } }), {
      input: inputOf({ choices: { addressUuid: 'a1' } }),
    });
    actor.subscribe({ error: () => undefined });
    actor.start();
    await replies.resolve('readAttempt', null);
    await price({ replies });
    actor.send({ type: 'order.submit' });
    await new Promise((resolve) => setTimeout(resolve));
    expect(String(actor.getSnapshot().error)).toContain('machine.provide({ actors: { saveAttempt');
  });
});
