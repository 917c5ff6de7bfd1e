import { createUuid } from '@mallard/domain/client';
import { uploadReviewPhotos } from '@mallard/domain/endpoints';
import { ApiFailure } from '@mallard/domain/errors';
import { type UploadEvent, uploadActors, uploadMachine } from '@mallard/state-machines/upload';
import type { ReviewPhotoEvents, ReviewUploads } from '@mallard/ui/ReviewForm';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { createActor } from 'xstate';
import { inspection } from '../../app/inspection.ts';
import { useServices } from '../../app/services.ts';
import { useErrorText } from '../../data/useErrorText.ts';
import { useNetwork } from '../../layout/useNetwork.ts';
import type { StoredPhotos } from './useReviewDrafts.ts';

/**
 * Photos of the lines of an order: each line has a queue of its own, which goes on as the shopper writes.
 *
 * @param kept those that the server has from before, by the lines' ids
 */
export function useReviewPhotos(itemIds: readonly string[], kept: StoredPhotos['photos']) {
  const { client, isSample } = useServices();
  const errorText = useErrorText();
  const [names] = useState(() => new Map(Object.values(kept).flatMap((all) => all.map(({ id, name }) => [id, name]))));
  const isOnline = useNetwork((view) => view.isOnline !== false) || isSample;
  const [queues] = useState(() => {
    const machine = uploadMachine.provide({
      actors: uploadActors({
        async upload({ input, signal }) {
          const [uploaded] = await client.call(uploadReviewPhotos, { body: { files: [input.file] } }, { signal });
          if (!uploaded) throw new RangeError('A photo was sent, and none came back.');
          return uploaded;
        },
      }),
    });
    const input = { createId: () => createUuid(), isOnline };
    return new Map(
      itemIds.map((id) => {
        const uploaded = kept[id] ?? [];
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
      return () => subscriptions.forEach((one) => void one.unsubscribe());
    },
    [all],
  );
  // The lists of all queues, as one value that changes when any of them does.
  const seen = useMemo(() => ({ lists: all.map((queue) => queue.getSnapshot().context.items) }), [all]);
  const lists = useSyncExternalStore(
    subscribe,
    () => {
      const now = all.map((queue) => queue.getSnapshot().context.items);
      if (now.some((list, place) => list !== seen.lists[place])) seen.lists = now;
      return seen.lists;
    },
    () => seen.lists,
  );

  const held = useMemo<StoredPhotos>(() => {
    const all = lists.flat();
    const sent = lists.map((list) =>
      list.flatMap(({ name, uploaded }) => (uploaded ? { ...uploaded, name: names.get(uploaded.id) ?? name } : [])),
    );
    // The sample shop forgets its pictures with the page.
    if (isSample) return { photos: {}, unsentPhotos: all.length };
    const photos = Object.fromEntries([...queues.keys()].map((id, place) => [id, sent[place] ?? []]));
    return { photos, unsentPhotos: all.length - sent.flat().length };
  }, [lists, queues, names, isSample]);

  const uploads: ReviewUploads = Object.fromEntries(
    [...queues.keys()].map((id, place) => [
      id,
      (lists[place] ?? []).map(({ id: photo, name, status, progress, file, uploaded, failure }) => ({
        id: photo,
        name: names.get(photo) ?? name,
        status,
        progress,
        ...(file ? { file } : { url: uploaded?.url }),
        error: (failure && errorText(new ApiFailure(failure))) ?? undefined,
      })),
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
    /** What of the photos the device has to keep; another object whenever that changes. */
    held,
    /** Ids of what the server keeps for a line, in the shopper's order. */
    imagesOf: (itemId: string) =>
      queues
        .get(itemId)
        ?.getSnapshot()
        .context.items.flatMap(({ uploaded }) => uploaded?.id ?? []) ?? [],
  };
}
