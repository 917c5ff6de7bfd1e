import { disabledReasonOf, type UploadEvent, type UploadSnapshot } from '@mallard/state-machines/upload';
import { Surface } from '@mallard/ui/Surface';
import { Uploader } from '@mallard/ui/Uploader';
import type { ViewProps } from './Stage.tsx';
import { useErrorMessage } from './useErrorMessage.ts';

/** Shows the uploader of the pictures of a review. */
export function UploadView({ snapshot, send }: ViewProps<UploadSnapshot, UploadEvent>) {
  const errorMessageOf = useErrorMessage();
  return (
    <Surface padding={24}>
      <Uploader
        items={snapshot.context.items.map(({ id, name, status, progress, failure, file }) => ({
          id,
          name,
          status,
          progress,
          errorMessage: errorMessageOf(failure),
          ...(file && { file }),
        }))}
        isOffline={disabledReasonOf(snapshot) === 'offline'}
        onAdd={(files) => send({ type: 'files.add', files })}
        onRemove={(id) => send({ type: 'item.remove', id })}
        onRetry={(id) => send({ type: 'item.retry', id })}
        onReorder={(ids) => send({ type: 'items.reorder', ids })}
      />
    </Surface>
  );
}
