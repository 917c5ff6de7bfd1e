import type { Uploaded } from '@mallard/domain/contract';
import type { ReviewDrafts } from '@mallard/ui/ReviewForm';
import { useState } from 'react';
import * as v from 'valibot';
import { useServices } from '../../services/services.ts';

const photo = v.object({
  id: v.string(),
  url: v.string(),
  width: v.number(),
  height: v.number(),
  // Absent in drafts of older versions.
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

/** An uploaded photo with the name of the shopper's file. */
type NamedPhoto = Uploaded & { name?: string | undefined };

/** Photos for the line items of an order. */
export interface StoredPhotos {
  /** Uploaded photos by line item id, in the order that the shopper chose. */
  photos: Readonly<Record<string, readonly NamedPhoto[]>>;
  /** Number of photos that were not uploaded. Their files are lost when the page is closed. */
  unsentPhotos: number;
}

/** The stored draft of the reviews of an order. */
export type StoredReview = ReviewDrafts & StoredPhotos;

const emptyReview: StoredReview = { byItem: {}, isAnonymous: false, photos: {}, unsentPhotos: 0 };

/** Whether a draft has no rating, text or uploaded photo. */
export function isEmptyReview({ byItem, photos }: StoredReview): boolean {
  const isWritten = Object.values(byItem).some(({ rating, content }) => rating > 0 || content.trim() !== '');
  return !isWritten && Object.values(photos).every(({ length }) => length === 0);
}

/** Reads and writes the review draft of an order, stored on the device until the reviews are sent. */
export function useReviewDrafts(orderUuid: string) {
  const { store } = useServices();
  const [entry] = useState(() =>
    store.entry({ key: `review:${orderUuid}`, version: 1, schema: drafts, fallback: () => null }),
  );
  const save = (changes: Partial<StoredReview>) => entry.write({ ...(entry.read() ?? emptyReview), ...changes });
  return {
    /** Returns the stored draft; empty when there is none. */
    read: (): StoredReview => entry.read() ?? emptyReview,
    // Both return `memory` when the draft is stored only in memory.
    // Copies only these fields, because the form may pass a full draft with outdated photos.
    saveDrafts: ({ byItem, isAnonymous }: ReviewDrafts) => save({ byItem: { ...byItem }, isAnonymous }),
    savePhotos: ({ photos, unsentPhotos }: StoredPhotos) => save({ photos: { ...photos }, unsentPhotos }),
    /** Stores a discarded draft again. */
    restore: (discarded: StoredReview) => entry.write(discarded),
    forget: () => entry.clear(),
  };
}
