import { createActor } from 'xstate';
import { NextTimerClock, replyLater } from '../testing/index.ts';
import { checkoutMachine, disabledReasonOf } from './checkoutMachine.ts';
import { inputOf, mugDraft, previewOf } from './checkoutSamples.ts';
import type { CheckoutEmitted, CheckoutInput, PreviewRequest } from './checkoutTypes.ts';
import type { OrderAttempt } from './orderAttempt.ts';

/** Opens a checkout before any response. */
export function openCheckout(input: Partial<CheckoutInput> = {}) {
  const clock = new NextTimerClock();
  const [machine, replies] = replyLater(checkoutMachine);
  const actor = createActor(machine, { clock, input: inputOf({ choices: { addressUuid: 'a1' }, ...input }) });
  const emittedEvents: CheckoutEmitted[] = [];
  actor.on('*', (emitted) => emittedEvents.push(emitted));
  actor.start();
  return {
    actor,
    clock,
    replies,
    emittedEvents,
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    disabledReason: () => disabledReasonOf(actor.getSnapshot()),
    sends: () => replies.timesStarted('placeOrder'),
    sent: () => replies.inputOf('placeOrder') as OrderAttempt,
  };
}
type Checkout = ReturnType<typeof openCheckout>;

/** Responds to the requests for the cart and its price. */
export async function price({ replies }: Pick<Checkout, 'replies'>, total = 8_900) {
  await replies.resolve('readLines', mugDraft.items);
  const { couponUuid = null } = replies.inputOf('preview') as PreviewRequest;
  await replies.resolve('preview', { ...previewOf(total), couponUuid });
}

/** Opens a checkout with an address and amounts. */
export async function priced(
  input: Partial<CheckoutInput> = {},
  storedAttempt: OrderAttempt | null = null,
): Promise<Checkout> {
  const checkout = openCheckout(input);
  await checkout.replies.resolve('readAttempt', storedAttempt);
  if (storedAttempt !== null) await checkout.replies.resolve('findOrder', null);
  await price(checkout);
  return checkout;
}

/** Presses _place order_, and confirms that the attempt is stored. */
export async function submit({ actor, replies, context }: Checkout) {
  actor.send({ type: 'order.submit' });
  await replies.resolve('saveAttempt', context().attempt);
}
