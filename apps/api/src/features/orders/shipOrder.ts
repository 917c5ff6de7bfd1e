import type { Shop } from '@mallard/domain/contract';
import type { ShippingRules } from '@mallard/domain/rules';
import { carrierOf, parcelStepOf, parcelWay } from '@mallard/domain/serving';
import type { Database } from '../../db/database.ts';
import { logisticsEvents } from '../../db/schema/index.ts';
import type { Random } from '../../http/deps.ts';
import { changeOrder } from './changeOrder.ts';

const TRACKING_DIGITS = 12n;

/** Options of the simulated shipping. */
export interface Shipment {
  now: Date;
  random: Random;
  shop: ShippingRules & Pick<Shop, 'name'>;
  /** Average milliseconds between two tracking events. @default depends on the shipping method */
  parcelStep?: number | undefined;
}

/**
 * Simulates shipping: ships an order and inserts all tracking events in advance. Queries return only past events.
 *
 * @throws {Refusal} ORDER_STATE
 */
export async function shipOrder(
  tx: Database,
  orderId: string,
  { now, random, shop, parcelStep }: Shipment,
): Promise<void> {
  const randomNumber = Buffer.from(random.bytes(8)).readBigUInt64BE() % 10n ** TRACKING_DIGITS;
  const trackingNumber = `MLD${String(randomNumber).padStart(Number(TRACKING_DIGITS), '0')}`;
  const facts = { carrier: carrierOf(shop), trackingNumber };
  const order = await changeOrder(tx, { orderId, event: 'ship', actor: 'seller', now, facts });
  const start = (order.shippedAt ?? now).getTime();
  const trackingEvents = parcelWay(start, parcelStep ?? parcelStepOf(order.shippingMethod, shop)).map(
    ({ happensAt, ...event }) => ({
      ...event,
      orderId,
      happensAt: new Date(happensAt),
    }),
  );
  await tx.insert(logisticsEvents).values(trackingEvents);
}
