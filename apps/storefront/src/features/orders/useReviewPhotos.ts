import { createUuid } from '@mallard/domain/client';
import { uploadReviewPhotos } from '@mallard/domain/endpoints';
import { ApiFailure } from '@mallard/domain/errors';
import { type UploadEvent, uploadActors, uploadMachine } from '@mallard/state-machines/upload';
import type { ReviewPhotoEvents, ReviewUploads } from '@mallard/ui/ReviewForm';
import type { UploadItem } from '@mallard/ui/Uploader';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { createActor } from 'xstate';
import { useErrorText } from '../../data/useErrorText.ts';
import { inspection } from '../../services/inspection.ts';
import { useServices } from '../../services/services.ts';
import { useNetwork } from '../../services/useNetwork.ts';
import type { StoredPhotos } from './useReviewDrafts.ts';

/**
 * Uploads photos for the line items of an order. Each item has its own queue, which uploads while the shopper writes.
 *
 * @param uploadedPhotos photos of the stored draft that are already uploaded, by line item id
 */
export function useReviewPhotos(itemIds: readonly string[], uploadedPhotos: StoredPhotos['photos']) {
  const { client, isSample } = useServices();
  const errorText = useErrorText();
  const [names] = useState(
    () => new Map(Object.values(uploadedPhotos).flatMap((photos) => photos.map(({ id, name }) => [id, name]))),
  );
  const isOnline = useNetwork((view) => view.isOnline !== false) || isSample;
  const [queues] = useState(() => {
    const machine = uploadMachine.provide({
      actors: uploadActors({
        async upload({ input, signal }) {
          const [uploaded] = await client.call(uploadReviewPhotos, { body: { files: [input.file] } }, { signal });
          if (!uploaded) throw new RangeError('uploadReviewPhotos returned no photo for the uploaded file.');
          return uploaded;
        },
      }),
    });
    const input = { createId: () => createUuid(), isOnline };
    return new Map(
      itemIds.map((id) => {
        const uploaded = uploadedPhotos[id] ?? [];
        return [id, createActor(machine, { input: { ...input, uploaded }, ...inspection }).start()];
      }),
    );
  });
  const all = useMemo(() => [...queues.values()], [queues]);
  useEffect(() => () => all.forEach((queue) => void queue.stop()), [all]);
  useEffect(() => all.forEach((queue) => void queue.send({ type: 'network.changed', isOnline })), [all, isOnline]);

  const subscribe = useCallback(
    (listener: () => void) => {
      const subscriptions = all.map((queue) => queue.subscribe(listener));
      return () => subscriptions.forEach((subscription) => void subscription.unsubscribe());
    },
    [all],
  );
  // Caches the lists of all queues, because `useSyncExternalStore` needs the same object until a list changes.
  const cache = useMemo(() => ({ lists: all.map((queue) => queue.getSnapshot().context.items) }), [all]);
  const lists = useSyncExternalStore(
    subscribe,
    () => {
      const now = all.map((queue) => queue.getSnapshot().context.items);
      if (now.some((list, index) => list !== cache.lists[index])) cache.lists = now;
      return cache.lists;
    },
    () => cache.lists,
  );

  const storablePhotos = useMemo<StoredPhotos>(() => {
    const all = lists.flat();
    const sent = lists.map((list) =>
      list.flatMap(({ name, uploaded }) => (uploaded ? { ...uploaded, name: names.get(uploaded.id) ?? name } : [])),
    );
    // The mock back end loses uploaded photos on reload.
    if (isSample) return { photos: {}, unsentPhotos: all.length };
    const photos = Object.fromEntries([...queues.keys()].map((id, index) => [id, sent[index] ?? []]));
    return { photos, unsentPhotos: all.length - sent.flat().length };
  }, [lists, queues, names, isSample]);

  const uploads: ReviewUploads = Object.fromEntries(
    [...queues.keys()].map((id, index) => [
      id,
      (lists[index] ?? []).map(
        ({ id: photo, name, status, progress, file, uploaded, failure }): UploadItem => ({
          id: photo,
          name: names.get(photo) ?? name,
          status,
          progress,
          ...(file ? { file } : { url: uploaded?.url }),
          errorMessage: (failure && errorText(new ApiFailure(failure))) ?? undefined,
        }),
      ),
    ]),
  );
  const send = (itemId: string, event: UploadEvent) => queues.get(itemId)?.send(event);
  const photoEvents: ReviewPhotoEvents = {
    onAdd: (itemId, files) => send(itemId, { type: 'files.add', files }),
    onRemove: (itemId, id) => send(itemId, { type: 'item.remove', id }),
    onRetry: (itemId, id) => send(itemId, { type: 'item.retry', id }),
    onReorder: (itemId, ids) => send(itemId, { type: 'items.reorder', ids }),
  };
  return {
    uploads,
    photoEvents,
    isOffline: !isOnline,
    /** Photos to store with the draft; a new object whenever they change. */
    storablePhotos,
    /** Returns the ids of the uploaded photos of a line item, in the order that the shopper chose. */
    imagesOf: (itemId: string) =>
      queues
        .get(itemId)
        ?.getSnapshot()
        .context.items.flatMap(({ uploaded }) => uploaded?.id ?? []) ?? [],
  };
}
