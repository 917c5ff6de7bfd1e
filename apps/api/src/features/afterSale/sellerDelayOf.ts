import type { Config } from '../../config/config.ts';

/** Returns how long the simulated seller takes for each step, in milliseconds; `null` if the shop has a real seller. */
export function sellerDelayOf({ afterSaleSeconds }: Pick<Config, 'afterSaleSeconds'>): number | null {
  return afterSaleSeconds === null ? null : afterSaleSeconds * 1000;
}
