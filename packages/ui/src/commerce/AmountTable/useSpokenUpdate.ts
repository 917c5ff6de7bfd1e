import { useSayWait } from '../../foundations/Announcer/useSayWait.ts';
import { useWords } from '../../intl/useWords.ts';
import { amountTableWords } from './AmountTable.words.ts';

/** Says that amounts are being updated; once, where a table and a bar of the same page both know. */
export function useSpokenUpdate(isStale: boolean): void {
  const { updating } = useWords(amountTableWords);
  useSayWait(isStale ? updating : undefined);
}
