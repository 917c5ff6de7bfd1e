import { cart } from '@mallard/domain/contract';
import * as v from 'valibot';

/** The name under which tabs tell one another what a cart has come to. */
const CHANNEL = 'mallard-cart';

const cartChannel = v.object({ userUuid: v.string(), cart });

/** Whose cart it is, and what it holds now. */
export type CartMessage = v.InferOutput<typeof cartChannel>;

/**
 * Opens the way by which tabs hear of one another's answers, so that each need not ask the server for the same cart.
 *
 * @param hear is called with `null` where the news cannot be read, as from a tab of another version of the shop
 * @returns tells the other tabs
 */
export function openCartChannel(hear: (news: CartMessage | null) => void): (news: CartMessage) => void {
  const otherTabs = new BroadcastChannel(CHANNEL);
  otherTabs.addEventListener('message', ({ data }) => {
    const news = v.safeParse(cartChannel, data);
    hear(news.success ? news.output : null);
  });
  return (news) => otherTabs.postMessage(news);
}
