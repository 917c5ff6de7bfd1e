import type { Shop } from '../../contract/shop.ts';
import type { Locale, LocalizedText } from '../../messages/locale.ts';
import { textIn } from '../../messages/textIn.ts';
import type {
  AfterSaleEvent,
  AfterSaleKind,
  AfterSaleState,
  AfterSaleStatus,
} from '../../rules/afterSaleTransitions.ts';
import { SHIP_BACK_WITHIN_MS } from '../../rules/orderDeadlines.ts';
import { localizedMessage } from './serverMessages.ts';

/** Words in a note that make the sample seller refuse the request, so that a tester can see a refusal. */
const REFUSED_NOTE = /\brefuse\b|拒绝/i;

/** Why the sample seller refuses. */
export const sellerRefusal: LocalizedText = localizedMessage('sellerRefusal');

/** A request as the sample seller reads it. */
export interface SellerView {
  status: AfterSaleStatus;
  kind: AfterSaleKind;
  note: string;
}

/**
 * Returns what happens next to a request by itself: the sample seller answers it, receives the parcel, pays the refund, or
 * the time to send it back is over.
 *
 * @returns null for a request that has ended
 * @example nextSellerEvent({ status: 'requested', kind: 'refundOnly', note: 'please refuse' }) // 'refuse'
 */
export function nextSellerEvent({ status, kind, note }: SellerView): AfterSaleEvent | null {
  switch (status) {
    case 'requested':
      return REFUSED_NOTE.test(note) ? 'refuse' : 'approve';
    case 'approved':
      return kind === 'refundOnly' ? 'refund' : 'lapse';
    case 'returning':
      return 'receive';
    default:
      return null;
  }
}

/** A request that waits for its next event, and since when. */
export interface WaitingRequest {
  status: AfterSaleStatus;
  kind: AfterSaleKind;
  /** Milliseconds since 1970. */
  since: number;
}

/**
 * Returns when {@link nextSellerEvent} is due, milliseconds since 1970; `null` for a request that has ended.
 *
 * @param sellerDelay how long the sample seller takes for each step, milliseconds; `null` if the shop has a real seller, whose
 *   steps are never due
 */
export function sellerEventDueAt({ status, kind, since }: WaitingRequest, sellerDelay: number | null): number | null {
  if (nextSellerEvent({ status, kind, note: '' }) === null) return null;
  if (isToBeSentBack({ status, kind })) return since + SHIP_BACK_WITHIN_MS;
  return sellerDelay === null ? null : since + sellerDelay;
}

/** Whether the shopper is expected to send the pieces back now. */
export function isToBeSentBack({ status, kind }: AfterSaleState): boolean {
  return status === 'approved' && kind === 'returnAndRefund';
}

/** Returns the address to send the items of a request to; `null` if there is nothing to send, or the shop has no address. */
export function returnAddressOf(
  { status, kind }: AfterSaleState,
  { returnAddress }: Pick<Shop, 'returnAddress'>,
  locale: Locale,
): string | null {
  const isReturned = kind === 'returnAndRefund' && (status === 'approved' || status === 'returning');
  return (isReturned && textIn(returnAddress, locale)) || null;
}
