import { DEFAULT_SHOP, type Shop } from '../../contract/shop.ts';
import type { Locale } from '../../messages/locale.ts';
import { offeredShippingMethods, type ShippingRules, shippingTermsOf } from '../../rules/shipping.ts';
import { localizedMessage, serverMessage } from './serverMessages.ts';

/**
 * What happens to a parcel on its way, in the order in which it happens. `at` is the part of the way from shipment (0) to
 * delivery (1).
 */
export const parcelSteps = [
  { code: 'PICKED_UP', at: 0 },
  { code: 'DEPARTED', at: 0.073 },
  { code: 'IN_TRANSIT', at: 0.214 },
  { code: 'ARRIVED', at: 0.617 },
  { code: 'OUT_FOR_DELIVERY', at: 0.868 },
  { code: 'DELIVERED', at: 1 },
].map(({ code, at }) => ({ code, at, text: localizedMessage(`parcel.${code}`) }));

/** The carrier of the sample shop, as orders store it. */
export const CARRIER = '绿头鸭速运 Mallard Express';

/** The simulated carrier of a shop with another name, as orders store it. */
const COURIER = '快递 Courier';

/** Returns the simulated carrier of a shop, as orders store it: that of the sample shop, or one without its name. */
export function carrierOf({ name }: Pick<Shop, 'name'>): string {
  const isSample = Object.entries(DEFAULT_SHOP.name).every(([tag, text]) => name[tag] === text);
  return isSample ? CARRIER : COURIER;
}

/** Returns the name of an order's carrier in a language; carriers that are not simulated have one name. */
export function carrierName(carrier: string | null, locale: Locale): string | null {
  if (carrier === CARRIER) return serverMessage('carrier', locale);
  return carrier === COURIER ? serverMessage('courier', locale) : carrier;
}

const HOUR_MS = 3_600_000;
/** A little more than a day for each day of the shipping method, so that parcels do not arrive at the hour of their shipment. */
const HOURS_PER_DAY = 25;

/**
 * Returns how long the simulated seller's parcels take from one event to the next on average, in milliseconds: they arrive
 * within the days that the shipping method names.
 */
export function parcelStepOf(shippingMethod: string, rules: ShippingRules): number {
  const offered = offeredShippingMethods(rules);
  const method = offered.find((candidate) => candidate === shippingMethod) ?? offered[0];
  return (shippingTermsOf(rules, method).days[0] * HOURS_PER_DAY * HOUR_MS) / (parcelSteps.length - 1);
}

/**
 * Returns the events of a parcel's whole way, oldest first, also those to come.
 *
 * @param shippedAt milliseconds since 1970
 * @param step average time between two events, milliseconds
 */
export function parcelWay(shippedAt: number, step: number) {
  const duration = step * (parcelSteps.length - 1);
  return parcelSteps.map(({ code, text, at }) => ({ code, text, happensAt: shippedAt + Math.round(duration * at) }));
}
