/** The statuses of an after-sale request. A client shows an unknown one with a neutral badge. */
export const afterSaleStatuses = [
  'requested',
  'approved',
  'refused',
  'returning',
  'refunded',
  'withdrawn',
  'lapsed',
] as const;
export type AfterSaleStatus = (typeof afterSaleStatuses)[number];

/**
 * `refundOnly`: money back, nothing is returned. `returnAndRefund`: money back after the seller has received the
 * parcel.
 */
export const afterSaleKinds = ['refundOnly', 'returnAndRefund'] as const;
export type AfterSaleKind = (typeof afterSaleKinds)[number];

export const afterSaleEvents = ['approve', 'refuse', 'withdraw', 'ship', 'receive', 'refund', 'lapse'] as const;
export type AfterSaleEvent = (typeof afterSaleEvents)[number];

export const afterSaleActors = ['shopper', 'seller', 'system'] as const;
export type AfterSaleActor = (typeof afterSaleActors)[number];

/** A possible change of a request. Changes that are not in the table are not allowed. */
export interface AfterSaleTransition {
  from: AfterSaleStatus;
  event: AfterSaleEvent;
  /** The kinds of request that the change applies to. */
  kinds: readonly AfterSaleKind[];
  by: AfterSaleActor;
  to: AfterSaleStatus;
  /** Whether the request's amount is refunded. */
  refunds: boolean;
  /** Whether the units are restocked. */
  returnsStock: boolean;
}

const everyKind = afterSaleKinds;
const refundOnly = ['refundOnly'] as const;
const returnAndRefund = ['returnAndRefund'] as const;
const nothing = { refunds: false, returnsStock: false };

/** Every change of an after-sale request. The server, the state machine and the buttons use this table. */
export const afterSaleTransitions: readonly AfterSaleTransition[] = [
  { from: 'requested', event: 'approve', kinds: everyKind, by: 'seller', to: 'approved', ...nothing },
  { from: 'requested', event: 'refuse', kinds: everyKind, by: 'seller', to: 'refused', ...nothing },
  { from: 'requested', event: 'withdraw', kinds: everyKind, by: 'shopper', to: 'withdrawn', ...nothing },
  { from: 'approved', event: 'withdraw', kinds: everyKind, by: 'shopper', to: 'withdrawn', ...nothing },
  { from: 'approved', event: 'ship', kinds: returnAndRefund, by: 'shopper', to: 'returning', ...nothing },
  { from: 'approved', event: 'lapse', kinds: returnAndRefund, by: 'system', to: 'lapsed', ...nothing },
  {
    from: 'approved',
    event: 'refund',
    kinds: refundOnly,
    by: 'system',
    to: 'refunded',
    refunds: true,
    returnsStock: false,
  },
  { from: 'returning', event: 'withdraw', kinds: returnAndRefund, by: 'shopper', to: 'withdrawn', ...nothing },
  {
    from: 'returning',
    event: 'receive',
    kinds: returnAndRefund,
    by: 'seller',
    to: 'refunded',
    refunds: true,
    returnsStock: true,
  },
];

/** The part of a request that the table needs, from the server. */
export interface AfterSaleState {
  /** An unknown status allows nothing. */
  status: string;
  /**
   * Finds the change of an event.
   *
   * @returns `undefined` when the event is not allowed now, or not for this actor
   * @example findAfterSaleTransition({ status: 'approved', kind: 'returnAndRefund' }, 'ship', 'shopper')?.to // 'returning'
   */
  kind: string;
}

/** Actions of a shopper on a request. */
export function findAfterSaleTransition(
  { status, kind }: AfterSaleState,
  event: AfterSaleEvent,
  actor: AfterSaleActor,
): AfterSaleTransition | undefined {
  return afterSaleTransitions.find(
    (row) => row.from === status && row.event === event && row.by === actor && row.kinds.some((one) => one === kind),
  );
}

/**
 * Returns the shopper's actions on a request now, the main action first.
 *
 * @example allowedAfterSaleActions({ status: 'approved', kind: 'returnAndRefund' }) // ['ship', 'withdraw']
 */
export type AfterSaleAction = Extract<AfterSaleEvent, 'ship' | 'withdraw'>;

const actions = ['ship', 'withdraw'] as const satisfies readonly AfterSaleAction[];

/** Returns whether a request is undecided or in progress. A request with an unknown status counts as open. */
export function allowedAfterSaleActions(state: AfterSaleState): AfterSaleAction[] {
  return actions.filter((action) => findAfterSaleTransition(state, action, 'shopper') !== undefined);
}

/** Returns whether a request ended without a refund, so that its units can be requested again. */
export function isOpenAfterSale(status: string): boolean {
  return status !== 'refunded' && !isReleased(status);
}

/** Whether a request ended without a refund, so that its pieces can be requested again. */
export function isReleased(status: string): boolean {
  return status === 'refused' || status === 'withdrawn' || status === 'lapsed';
}
