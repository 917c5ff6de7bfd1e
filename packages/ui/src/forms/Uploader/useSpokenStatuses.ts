import { useEffect, useRef } from 'react';
import { useAnnounce } from '../../foundations/Announcer/AnnouncerContext.ts';
import { useMessages } from '../../intl/useMessages.ts';
import type { UploadItem, UploadStatus } from './UploadItem.ts';

/** Announces every status change of a photo once; initial photos are not announced. */
export function useSpokenStatuses(items: readonly UploadItem[]): void {
  const announce = useAnnounce();
  const t = useMessages('forms', 'Uploader');
  const previousStatuses = useRef<ReadonlyMap<string, UploadStatus>>(undefined);
  useEffect(() => {
    const before = previousStatuses.current;
    previousStatuses.current = new Map(items.map(({ id, status }) => [id, status]));
    if (!before) return;
    for (const { id, name, status, errorMessage } of items) {
      if (status === before.get(id) || status === 'idle') continue;
      announce(
        t('statusAnnouncement', {
          name,
          status: status === 'failed' && errorMessage ? errorMessage : t(`statuses.${status}`),
        }),
        {
          key: `upload ${id}`,
        },
      );
    }
  }, [items, announce, t]);
}
