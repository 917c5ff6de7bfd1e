import type { ReviewDrafts } from '@mallard/ui/ReviewForm';
import { useState } from 'react';
import * as v from 'valibot';
import { useServices } from '../../shell/services.ts';

const drafts = v.object({
  byItem: v.record(
    v.string(),
    v.object({
      rating: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(5)),
      content: v.pipe(v.string(), v.maxLength(500)),
    }),
  ),
  isAnonymous: v.boolean(),
});

/** What was written about an order so far: kept on the device until it is sent. */
export function useReviewDrafts(orderUuid: string) {
  const { store } = useServices();
  const [entry] = useState(() =>
    store.entry({ key: `review:${orderUuid}`, version: 1, schema: drafts, fallback: () => null }),
  );
  const [first] = useState<ReviewDrafts | null>(() => entry.read());
  return {
    first,
    keep: (written: ReviewDrafts) => void entry.write({ ...written, byItem: { ...written.byItem } }),
    forget: () => entry.clear(),
  };
}
