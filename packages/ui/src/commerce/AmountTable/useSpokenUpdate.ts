import { use, useEffect } from 'react';
import { AnnouncerContext } from '../../foundations/Announcer/AnnouncerContext.ts';
import { useWords } from '../../intl/useWords.ts';
import { amountTableWords } from './AmountTable.words.ts';

/** Says that amounts are being updated; once, where a table and a bar of the same page both know. */
export function useSpokenUpdate(isStale: boolean): void {
  const { updating } = useWords(amountTableWords);
  const announce = use(AnnouncerContext);
  useEffect(() => {
    if (isStale) announce?.(updating, { key: 'amounts-updating' });
  }, [isStale, announce, updating]);
}
