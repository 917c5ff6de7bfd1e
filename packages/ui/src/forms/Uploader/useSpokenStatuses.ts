import { useEffect, useRef } from 'react';
import { useAnnounce } from '../../foundations/Announcer/AnnouncerContext.ts';
import { useWords } from '../../intl/useWords.ts';
import { uploaderWords } from './Uploader.words.ts';
import type { UploadItem, UploadStatus } from './UploadItem.ts';

/** Says of every photo what has become of it, once per change; photos that are there at first are not news. */
export function useSpokenStatuses(items: readonly UploadItem[]): void {
  const announce = useAnnounce();
  const words = useWords(uploaderWords);
  const known = useRef<ReadonlyMap<string, UploadStatus>>(undefined);
  useEffect(() => {
    const before = known.current;
    known.current = new Map(items.map(({ id, status }) => [id, status]));
    if (!before) return;
    for (const { id, name, status, errorMessage } of items) {
      if (status === before.get(id) || status === 'idle') continue;
      announce(words.spokenStatus(name, status === 'failed' && errorMessage ? errorMessage : words.statuses[status]), {
        key: `upload ${id}`,
      });
    }
  }, [items, announce, words]);
}
