import { refuse } from '@mallard/domain/serving';
import type { OfflineSettings } from './offlineSettings.ts';

/**
 * Refuses what only a server can do, unless the shop is open to everybody.
 *
 * @throws {Refusal} CONNECTION_REQUIRED
 */
export function refuseWithoutConnection({ accounts }: OfflineSettings): void {
  if (accounts === 'demo') throw refuse('CONNECTION_REQUIRED');
}
