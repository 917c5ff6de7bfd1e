import { createUuid } from '@mallard/domain/client';
import { uploadImage } from '@mallard/domain/endpoints';
import { ApiFailure } from '@mallard/domain/errors';
import { uploadActors, uploadMachine } from '@mallard/state-machines/upload';
import type { RefundPhotoEvents } from '@mallard/ui/RefundForm';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useErrorText } from '../../data/useErrorText.ts';
import { inspection } from '../../services/inspection.ts';
import { useServices } from '../../services/services.ts';
import { useNetwork } from '../../services/useNetwork.ts';

/** Uploads the photos of a return or refund request while the shopper fills in the form. */
export function useAfterSalePhotos() {
  const { client, isSample } = useServices();
  const errorText = useErrorText();
  const isOnline = useNetwork((view) => view.isOnline !== false) || isSample;
  const [machine] = useState(() =>
    uploadMachine.provide({
      actors: uploadActors({
        upload: ({ input, signal }) => client.call(uploadImage, { body: { files: [input.file] } }, { signal }),
      }),
    }),
  );
  const queue = useActorRef(machine, { input: { createId: () => createUuid(), isOnline }, ...inspection });
  const items = useSelector(queue, (snapshot) => snapshot.context.items);
  useEffect(() => queue.send({ type: 'network.changed', isOnline }), [queue, isOnline]);

  const photoEvents: RefundPhotoEvents = {
    onAdd: (files) => queue.send({ type: 'files.add', files }),
    onRemove: (id) => queue.send({ type: 'item.remove', id }),
    onRetry: (id) => queue.send({ type: 'item.retry', id }),
    onReorder: (ids) => queue.send({ type: 'items.reorder', ids }),
  };
  return {
    photoEvents,
    isOffline: !isOnline,
    photos: items.map(({ id, name, status, progress, file, uploaded, failure }) => ({
      id,
      name,
      status,
      progress,
      ...(file ? { file } : { url: uploaded?.url }),
      errorMessage: (failure && errorText(new ApiFailure(failure))) ?? undefined,
    })),
    /** Ids of the uploaded photos, in the order that the shopper chose. */
    imageUuids: items.flatMap(({ uploaded }) => uploaded?.id ?? []),
  };
}
