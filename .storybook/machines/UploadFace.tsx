import { disabledReasonOf, type UploadEvent, type UploadSnapshot } from '@mallard/state-machines/upload';
import { Surface } from '@mallard/ui/Surface';
import { Uploader } from '@mallard/ui/Uploader';
import type { FaceProps } from './Stage.tsx';
import { useRefusal } from './useRefusal.ts';

/** Pictures for a review. */
export function UploadFace({ snapshot, send }: FaceProps<UploadSnapshot, UploadEvent>) {
  const refusalOf = useRefusal();
  return (
    <Surface padding={24}>
      <Uploader
        items={snapshot.context.items.map(({ id, name, status, progress, failure, file }) => ({
          id,
          name,
          status,
          progress,
          errorMessage: refusalOf(failure),
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
