import { useEffect } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { useAnnounce } from '../../foundations/Announcer/AnnouncerContext.ts';
import { WifiOff } from '../../foundations/Icon/glyphs.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { Spinner } from '../../foundations/Spinner/Spinner.tsx';
import { useMessages } from '../../intl/useMessages.ts';
import { SearchHistoryControls } from './SearchHistoryControls.tsx';
import * as styles from './SearchPanel.css.ts';
import { SearchSections } from './SearchSections.tsx';
import type { SearchBoxState } from './useSearchBox.ts';

export interface SearchPanelProps {
  state: SearchBoxState;
  listId: string;
  status: 'ready' | 'loading' | 'error' | 'offline';
  onRetry: (() => void) | undefined;
  onRemoveHistory: ((keyword: string) => void) | undefined;
  onClearHistory: (() => void) | undefined;
  /** Returns the focus to the field when the focused element disappears. */
  onLeave: () => void;
}

/** Pause in typing before an announcement, ms. */
const TYPING_PAUSE = 500;

/** The suggestions in sections, or the reason why there are none. */
export function SearchPanel(props: SearchPanelProps) {
  const { state, listId, status, onRetry, onRemoveHistory, onClearHistory, onLeave } = props;
  const t = useMessages('navigation', 'SearchBox');
  const tShared = useMessages('shared', 'common');
  const announce = useAnnounce();
  const { rows, found, isWaiting } = state;
  const typed = state.isTooLong ? '' : state.text.trim();
  const isLoading = status === 'loading' || (isWaiting && status === 'ready');
  const isFound = status === 'offline' || (status === 'ready' && !isWaiting);
  const spoken = isFound && (typed !== '' || rows.length > 0) ? t('suggestionCount', { count: rows.length }) : '';
  const { text } = state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every letter restarts the pause
  useEffect(() => {
    if (spoken === '') return;
    const timer = setTimeout(() => announce(spoken, { key: listId }), TYPING_PAUSE);
    return () => clearTimeout(timer);
  }, [announce, spoken, listId, text]);

  return (
    <>
      {status === 'offline' && (
        <p className={styles.offline}>
          <Icon glyph={WifiOff} size="sm" />
          <span>{t('offline')}</span>
        </p>
      )}
      {status === 'error' && (
        <div role="alert" className={styles.notice}>
          <span>{t('failed')}</span>
          {onRetry && (
            <Button
              variant="quiet"
              size="sm"
              onPress={() => {
                onLeave();
                onRetry();
              }}
            >
              {tShared('retry')}
            </Button>
          )}
        </div>
      )}
      {isLoading && rows.length === 0 && (
        <p className={styles.notice} data-late>
          <Spinner label="" />
          <span>{tShared('loading')}</span>
        </p>
      )}
      {isFound && rows.length === 0 && typed !== '' && (
        <p className={styles.notice}>{t('noSuggestions', { text: typed })}</p>
      )}
      <div className={styles.rows}>
        {found.history && found.history.length > 0 && (
          <SearchHistoryControls
            history={found.history}
            onRemove={onRemoveHistory}
            onClear={onClearHistory}
            onLeave={onLeave}
          />
        )}
        <SearchSections state={state} listId={listId} isBusy={isLoading} isRemovable={onRemoveHistory !== undefined} />
      </div>
    </>
  );
}
