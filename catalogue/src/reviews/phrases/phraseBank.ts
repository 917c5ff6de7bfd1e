import type { Words } from '../../localized.ts';

/** Sentences that shoppers write about the goods of one top category. */
export interface PhraseBank {
  /** What people like; whole sentences that can follow one another. */
  praise: readonly Words[];
  /** Small reservations of content shoppers. */
  reservations: readonly Words[];
  /** What disappointed. */
  complaints: readonly Words[];
}
