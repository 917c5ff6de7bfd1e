import { createUuid } from '@mallard/domain/client';
import { uploadImage } from '@mallard/domain/endpoints';
import { ApiFailure } from '@mallard/domain/errors';
import { useUpload } from '@mallard/state-machines/react';
import type { UploadEffects } from '@mallard/state-machines/upload';
import type { RefundPhotoEvents } from '@mallard/ui/RefundForm';
import { useMemo } from 'react';
import { useErrorText } from '../../data/useErrorText.ts';
import { inspection } from '../../services/inspection.ts';
import { useServices } from '../../services/services.ts';
import { useNetwork } from '../../services/useNetwork.ts';

/** Uploads the photos of a return or refund request while the shopper fills in the form. */
export function useAfterSalePhotos() {
  const { client, isSample } = useServices();
  const errorText = useErrorText();
  const isOnline = useNetwork((view) => view.isOnline !== false) || isSample;
  const actors = useMemo<UploadEffects>(
    () => ({ upload: ({ input, signal }) => client.call(uploadImage, { body: { files: [input.file] } }, { signal }) }),
    [client],
  );
  const input = { createId: () => createUuid(), isOnline };
  const { items, add, remove, retry, reorder } = useUpload({ actors, input, ...inspection });

  const photoEvents: RefundPhotoEvents = { onAdd: add, onRemove: remove, onRetry: retry, onReorder: reorder };
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
