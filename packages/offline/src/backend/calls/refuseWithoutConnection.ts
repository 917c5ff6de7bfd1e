import { refuse } from '@mallard/domain/serving';
import type { OfflineSettings } from './offlineSettings.ts';

/**
 * Refuses calls that need a server, unless `accounts` is `open`.
 *
 * @throws {Refusal} CONNECTION_REQUIRED
 */
export function refuseWithoutConnection({ accounts }: OfflineSettings): void {
  if (accounts === 'demo') throw refuse('CONNECTION_REQUIRED');
}
