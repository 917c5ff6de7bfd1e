import type { CartItem } from '@mallard/domain/contract';
import { joinClass } from '@mallard/ui/theme';
import { useLazyPart } from '@mallard/ui/useLazyPart';
import { useState } from 'react';
import * as styles from './Cart.css.ts';
import type { SavedLinesProps } from './SavedLines.tsx';

const loadSavedLines = async () => (await import('./SavedLines.tsx')).SavedLines;

/** The lines saved for later. Their code is loaded only if there are any. */
export function LazySavedLines({ lines, className }: SavedLinesProps) {
  /** The lines for which the code could not be loaded. It is requested again when the lines change. */
  const [failedLines, setFailedLines] = useState<readonly CartItem[]>();
  const isShown = lines.length > 0 && lines !== failedLines;
  const { Part: SavedLines } = useLazyPart(loadSavedLines, isShown, () => setFailedLines(lines));
  if (!isShown) return null;
  if (SavedLines) return <SavedLines lines={lines} className={className} />;
  return (
    <div aria-hidden="true" className={joinClass(styles.savedLoading, className)}>
      {lines.map(({ id }) => (
        <div key={id} className={styles.savedLineLoading} />
      ))}
    </div>
  );
}
