import { obstacleOf, type UploadEvent, type UploadSnapshot } from '@mallard/state-machines/upload';
import { Uploader } from '@mallard/ui/Uploader';
import { useWords } from '@mallard/ui/words';
import { facesWords } from './faces.words.ts';
import type { FaceProps } from './MachineStage.tsx';
import { samplePicture } from './samples.ts';

/** Pictures for a review. */
export function UploadFace({ snapshot, send }: FaceProps<UploadSnapshot, UploadEvent>) {
  const words = useWords(facesWords);
  return (
    <Uploader
      items={snapshot.context.items.map(({ id, name, status, progress, failure }) => ({
        ...{ id, name, status, progress, url: samplePicture },
        error: failure ? `${words.refused} (${failure.code})` : undefined,
      }))}
      isOffline={obstacleOf(snapshot) === 'offline'}
      onAdd={(files) => send({ type: 'files.add', files })}
      onRemove={(id) => send({ type: 'item.remove', id })}
      onRetry={(id) => send({ type: 'item.retry', id })}
      onReorder={(ids) => send({ type: 'items.reorder', ids })}
    />
  );
}
