import { useRef } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { useAnnounce } from '../../foundations/Announcer/AnnouncerContext.ts';
import { X } from '../../foundations/Icon/glyphs.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { useMessages } from '../../intl/useMessages.ts';
import * as styles from './SearchPanel.css.ts';

interface SearchHistoryControlsProps {
  history: readonly string[];
  onRemove: ((keyword: string) => void) | undefined;
  onClear: (() => void) | undefined;
  /** Gives the focus back to the field, when the last row goes. */
  onLeave: () => void;
}

/**
 * Head of the history, and beside each of its rows a button to forget it. The buttons lie over the list, not in it: an option
 * cannot hold a button that a screen reader would find.
 */
export function SearchHistoryControls({ history, onRemove, onClear, onLeave }: SearchHistoryControlsProps) {
  const t = useMessages('navigation', 'SearchBox');
  const announce = useAnnounce();
  const list = useRef<HTMLUListElement>(null);

  function remove(keyword: string, place: number) {
    const buttons = list.current?.querySelectorAll('button');
    const next = buttons?.[place + 1] ?? buttons?.[place - 1];
    if (next) next.focus();
    else onLeave();
    announce(t('removed', { keyword }));
    onRemove?.(keyword);
  }

  return (
    <>
      <div className={styles.head}>
        <span aria-hidden="true">{t('history')}</span>
        {onClear && (
          <Button
            variant="ghost"
            size="sm"
            onPress={() => {
              onLeave();
              announce(t('historyCleared'));
              onClear();
            }}
          >
            {t('clearHistory')}
          </Button>
        )}
      </div>
      {onRemove && (
        <ul ref={list} className={styles.removals}>
          {history.map((keyword, place) => (
            <li key={keyword}>
              <button
                type="button"
                aria-label={t('removeHistory', { keyword })}
                className={styles.remove}
                onClick={() => remove(keyword, place)}
              >
                <Icon glyph={X} size="sm" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
