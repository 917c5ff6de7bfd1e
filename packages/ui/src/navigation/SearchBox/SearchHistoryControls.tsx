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
  /** Returns the focus to the field when the last row disappears. */
  onLeave: () => void;
}

/**
 * Header of the search history, and a remove button for each of its rows. The buttons are over the
 * list, not in it: screen readers would not find a button inside an option.
 */
export function SearchHistoryControls({ history, onRemove, onClear, onLeave }: SearchHistoryControlsProps) {
  const t = useMessages('navigation', 'SearchBox');
  const announce = useAnnounce();
  const list = useRef<HTMLUListElement>(null);

  function remove(keyword: string, index: number) {
    const buttons = list.current?.querySelectorAll('button');
    const next = buttons?.[index + 1] ?? buttons?.[index - 1];
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
          {history.map((keyword, index) => (
            <li key={keyword}>
              <button
                type="button"
                aria-label={t('removeHistory', { keyword })}
                className={styles.remove}
                onClick={() => remove(keyword, index)}
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
