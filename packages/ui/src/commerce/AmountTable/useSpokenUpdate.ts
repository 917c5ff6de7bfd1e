import { useSayWait } from '../../foundations/Announcer/useSayWait.ts';
import { useMessages } from '../../intl/useMessages.ts';

/** Says that amounts are being updated; once, where a table and a bar of the same page both know. */
export function useSpokenUpdate(isStale: boolean): void {
  const t = useMessages('commerce', 'AmountTable');
  useSayWait(isStale ? t('updating') : undefined);
}
