import type { CartItem } from '@mallard/domain/contract';
import { useLatePart } from '@mallard/ui/useLatePart';
import { useState } from 'react';
import type { SavedLinesProps } from './SavedLines.tsx';

const loadSavedLines = async () => (await import('./SavedLines.tsx')).SavedLines;

/** The lines saved for later, below those of the cart; their code is loaded only for shoppers who have some. */
export function LazySavedLines({ lines, className }: SavedLinesProps) {
  /** The lines for which the code could not be loaded. It is requested again when others are saved. */
  const [failedLines, setFailedLines] = useState<readonly CartItem[]>();
  const isWanted = lines.length > 0 && lines !== failedLines;
  const { Part: SavedLines } = useLatePart(loadSavedLines, isWanted, () => setFailedLines(lines));
  return SavedLines && lines.length > 0 ? <SavedLines lines={lines} className={className} /> : null;
}
