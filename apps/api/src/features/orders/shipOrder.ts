import { CARRIER, parcelStepOf, parcelWay } from '@mallard/domain/serving';
import type { Database } from '../../db/database.ts';
import { logisticsEvents } from '../../db/schema/index.ts';
import type { Random } from '../../http/deps.ts';
import { changeOrder } from './changeOrder.ts';

const TRACKING_DIGITS = 12n;

/** How the sample seller ships. */
export interface Shipment {
  now: Date;
  random: Random;
  /** Average milliseconds between two events of a parcel. @default as long as the shipping method takes */
  parcelStep?: number | undefined;
}

/**
 * Plays the seller: ships an order, and writes the parcel's whole way down ahead of time. Readers see what is past.
 *
 * @throws {Refusal} ORDER_STATE
 */
export async function shipOrder(tx: Database, orderId: string, { now, random, parcelStep }: Shipment): Promise<void> {
  const drawn = Buffer.from(random.bytes(8)).readBigUInt64BE() % 10n ** TRACKING_DIGITS;
  const trackingNumber = `MLD${String(drawn).padStart(Number(TRACKING_DIGITS), '0')}`;
  const facts = { carrier: CARRIER, trackingNumber };
  const order = await changeOrder(tx, { orderId, event: 'ship', actor: 'seller', now, facts });
  const start = (order.shippedAt ?? now).getTime();
  const way = parcelWay(start, parcelStep ?? parcelStepOf(order.shippingMethod)).map(({ happensAt, ...event }) => ({
    ...event,
    orderId,
    happensAt: new Date(happensAt),
  }));
  await tx.insert(logisticsEvents).values(way);
}
