import { type GuardEvent, type GuardSnapshot, viewOf } from '@mallard/state-machines/guard';
import { ErrorPanel } from '@mallard/ui/ErrorPanel';
import { Skeleton } from '@mallard/ui/Skeleton';
import { Surface } from '@mallard/ui/Surface';
import { Text } from '@mallard/ui/Text';
import { useWords } from '@mallard/ui/words';
import { facesWords } from './faces.words.ts';
import type { FaceProps } from './Stage.tsx';

/** The page that is asked for, or what stands in its place. */
export function GuardFace({ snapshot, send }: FaceProps<GuardSnapshot, GuardEvent>) {
  const words = useWords(facesWords);
  const { path, target } = snapshot.context;
  switch (viewOf(snapshot)) {
    case 'page':
      return (
        <Surface>
          <Text>{words.pageAt(path ?? '')}</Text>
        </Surface>
      );
    case 'stuck':
      return <ErrorPanel title={words.stuck} onRetry={() => send({ type: 'guard.retry' })} />;
    default:
      return (
        <>
          <Skeleton lines={4} />
          {target !== null && snapshot.matches('redirecting') && <Text tone="muted">{words.leadsTo(target)}</Text>}
        </>
      );
  }
}
