import type { Uploaded } from '@mallard/domain/contract';
import type { ReviewDrafts } from '@mallard/ui/ReviewForm';
import { useState } from 'react';
import * as v from 'valibot';
import { useServices } from '../../app/services.ts';

const photo = v.object({
  id: v.string(),
  url: v.string(),
  width: v.number(),
  height: v.number(),
  // Older drafts have none.
  name: v.optional(v.string()),
});
const drafts = v.object({
  byItem: v.record(
    v.string(),
    v.object({
      rating: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(5)),
      content: v.pipe(v.string(), v.maxLength(500)),
    }),
  ),
  isAnonymous: v.boolean(),
  photos: v.optional(v.record(v.string(), v.pipe(v.array(photo), v.readonly())), {}),
  unsentPhotos: v.optional(v.number(), 0),
});

/** A photo that the server has, under the name of the shopper's file. */
type KeptPhoto = Uploaded & { name?: string | undefined };

/** Photos for the lines of an order. */
export interface StoredPhotos {
  /** What the server has of them, by the lines' ids, in the shopper's order. */
  photos: Readonly<Record<string, readonly KeptPhoto[]>>;
  /** How many it does not have: their files are gone with the page. */
  unsentPhotos: number;
}

/** Everything that is stored about the reviews of an order. */
export type StoredReview = ReviewDrafts & StoredPhotos;

const nothing: StoredReview = { byItem: {}, isAnonymous: false, photos: {}, unsentPhotos: 0 };

/** Whether there is anything in a draft that a shopper would miss. */
export function isEmptyReview({ byItem, photos }: StoredReview): boolean {
  const isWritten = Object.values(byItem).some(({ rating, content }) => rating > 0 || content.trim() !== '');
  return !isWritten && Object.values(photos).every(({ length }) => length === 0);
}

/** What was written about an order so far, and which photos were sent for it: kept on the device until it is all sent. */
export function useReviewDrafts(orderUuid: string) {
  const { store } = useServices();
  const [entry] = useState(() =>
    store.entry({ key: `review:${orderUuid}`, version: 1, schema: drafts, fallback: () => null }),
  );
  const keep = (news: Partial<StoredReview>) => entry.write({ ...(entry.read() ?? nothing), ...news });
  return {
    /** What is stored now; empty when there is no draft. */
    read: (): StoredReview => entry.read() ?? nothing,
    // Each returns `memory` where the draft does not outlive this tab.
    // Only these fields: what a form hands over may be a whole draft, with photos that are out of date.
    keepDrafts: ({ byItem, isAnonymous }: ReviewDrafts) => keep({ byItem: { ...byItem }, isAnonymous }),
    keepPhotos: ({ photos, unsentPhotos }: StoredPhotos) => keep({ photos: { ...photos }, unsentPhotos }),
    /** Stores what was discarded. */
    restore: (discarded: StoredReview) => entry.write(discarded),
    forget: () => entry.clear(),
  };
}
