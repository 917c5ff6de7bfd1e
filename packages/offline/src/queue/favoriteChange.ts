import type { CallOptions, Client } from '@mallard/domain/client';
import { addFavorite, checkFavorite, deleteFavorite, id, uuid } from '@mallard/domain/contract';
import { toApiError } from '@mallard/domain/errors';
import * as v from 'valibot';
import { queueState } from './cartChange.ts';

export const favoriteChange = v.object({ kind: v.literal('favorite'), productUuid: id, isFavorite: v.boolean() });

/** A product becomes a favorite, or stops being one. */
export type FavoriteChange = v.InferOutput<typeof favoriteChange>;

export const queuedFavorite = v.intersect([
  favoriteChange,
  queueState,
  /** The favorite to delete; found when the change is sent for the first time. */
  v.object({ favoriteId: v.nullable(id) }),
]);

/** A change of the favorites in the queue. */
export type QueuedFavorite = v.InferOutput<typeof queuedFavorite>;

export const favoriteConflict = v.object({
  kind: v.literal('favorite'),
  id: uuid,
  code: v.string(),
  productUuid: id,
  wanted: v.boolean(),
});

/** Converts a change to its form in the queue. @param id its idempotency key */
export function toQueuedFavorite(change: FavoriteChange, id: string): QueuedFavorite {
  return { ...change, id, isSent: false, favoriteId: null };
}

/** Adds a change to a queue, where it replaces a change of the same product that is not sent yet. */
export function foldFavorite<Other extends object>(
  queue: readonly (QueuedFavorite | Other)[],
  change: FavoriteChange,
  id: string,
): (QueuedFavorite | Other)[] {
  const isReplaced = (queued: QueuedFavorite | Other) =>
    'isFavorite' in queued && queued.productUuid === change.productUuid && !queued.isSent;
  return [...queue.filter((queued) => !isReplaced(queued)), toQueuedFavorite(change, id)];
}

/**
 * Finds the favorite to delete, before the change is sent for the first time.
 *
 * @returns `null` if there is nothing to delete
 */
export async function locateFavorite(
  client: Client,
  { isFavorite, productUuid, favoriteId }: QueuedFavorite,
  options: CallOptions,
): Promise<{ favoriteId?: string } | null> {
  if (isFavorite || favoriteId !== null) return {};
  const { id } = await client.call(checkFavorite, { query: { productUuid } }, options);
  return id === null ? null : { favoriteId: id };
}

/** Sends a located change under its own key. */
export async function sendFavorite(client: Client, queued: QueuedFavorite, options: CallOptions): Promise<void> {
  const { isFavorite, productUuid, favoriteId } = queued;
  const keyed = { ...options, idempotencyKey: queued.id };
  if (isFavorite) await client.call(addFavorite, { body: { productUuid } }, keyed);
  else await client.call(deleteFavorite, { params: { id: favoriteId ?? '' } }, keyed).catch(ignoreMissing);
}

function ignoreMissing(caught: unknown): null {
  const { kind, isForeign } = toApiError(caught);
  if (kind !== 'NotFound' || isForeign) throw caught;
  return null;
}
