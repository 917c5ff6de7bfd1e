import type { Words } from '../../localized.ts';

/** Sentences for reviews of a category or a product. */
export interface PhraseBank {
  /** Praise: complete sentences that can follow each other. */
  praise: readonly Words[];
  /** Minor reservations in positive reviews. */
  reservations: readonly Words[];
  /** Complaints in negative reviews. */
  complaints: readonly Words[];
}
