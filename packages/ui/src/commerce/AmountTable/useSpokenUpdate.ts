import { useLoadingAnnouncement } from '../../foundations/Announcer/useLoadingAnnouncement.ts';
import { useMessages } from '../../intl/useMessages.ts';

/** Announces that amounts are being updated; only once for a table and a bar on the same page. */
export function useSpokenUpdate(isStale: boolean): void {
  const t = useMessages('commerce', 'AmountTable');
  useLoadingAnnouncement(isStale ? t('updating') : undefined);
}
