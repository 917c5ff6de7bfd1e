import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import * as fieldStyles from '../../forms/Field/Field.css.ts';
import { useAnnounce } from '../../foundations/Announcer/AnnouncerContext.ts';
import { Search } from '../../foundations/Icon/glyphs.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { Spinner } from '../../foundations/Spinner/Spinner.tsx';
import { isComposing } from '../../intl/isComposing.ts';
import { useComposed } from '../../intl/useComposed.ts';
import { useMessages } from '../../intl/useMessages.ts';
import { formatRegion } from './formatRegion.ts';
import type { RegionPath, SearchRegions } from './RegionOption.ts';
import * as styles from './RegionPanel.css.ts';

interface RegionSearchProps {
  search: SearchRegions;
  /** Placeholder of the field. */
  hint: string;
  /** Whether the field receives the focus on mount. */
  takesFocus: boolean;
  onChoose: (path: RegionPath) => void;
  /** Shown while the search text is empty. */
  children: ReactNode;
}

interface Found {
  /** The search text. */
  text: string;
  /** Number of the attempt. */
  attempt: number;
  hasFailed: boolean;
  paths: readonly RegionPath[];
}

const none: Found = { text: '', attempt: 0, hasFailed: false, paths: [] };

/** Finds a region at any level by its name. While there is a search text, its results replace the lists. */
export function RegionSearch({ search, hint, takesFocus, onChoose, children }: RegionSearchProps) {
  const t = useMessages('address', 'RegionPicker');
  const tShared = useMessages('shared', 'common');
  const announce = useAnnounce();
  const id = useId();
  const [text, setText] = useState('');
  const [attempt, setAttempt] = useState(0);
  const [found, setFound] = useState(none);
  const [active, setActive] = useState(0);
  const field = useRef<HTMLInputElement>(null);
  const typing = useComposed(text, setText);
  const requested = text.trim();

  useEffect(() => {
    if (requested === '') return;
    let isCurrent = true;
    const show = (paths: readonly RegionPath[], hasFailed: boolean) => {
      if (!isCurrent) return;
      setFound({ text: requested, attempt, hasFailed, paths });
      setActive(0);
      announce(hasFailed ? t('failed') : t('resultCount', { count: paths.length }), { key: 'regions' });
    };
    search(requested).then(
      (paths) => show(paths, false),
      () => show([], true),
    );
    return () => {
      isCurrent = false;
    };
  }, [requested, attempt, search, announce, t]);

  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);

  const isSearching = requested !== '';
  const isWaiting = found.text !== requested || found.attempt !== attempt;
  const paths = isSearching ? found.paths : [];

  function retry() {
    setAttempt(attempt + 1);
    // The button is unmounted, and results are selected from the field.
    field.current?.focus();
  }

  function choose(path: RegionPath | undefined) {
    if (!path) return;
    setText('');
    onChoose(path);
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    // Safari reports the Enter that ends a composition as key code 229.
    if (isComposing(event.nativeEvent) || !isSearching) return;
    const rowCount = Math.max(1, paths.length);
    if (event.key === 'ArrowDown') setActive((active + 1) % rowCount);
    else if (event.key === 'ArrowUp') setActive((active + rowCount - 1) % rowCount);
    else if (event.key === 'Enter' && !isWaiting) choose(paths[active]);
    else if (event.key === 'Escape') setText('');
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <>
      <div data-field-frame="" className={`${fieldStyles.control} ${styles.search}`}>
        <Icon glyph={Search} />
        <input
          ref={field}
          type="text"
          role="combobox"
          aria-label={t('search')}
          aria-autocomplete="list"
          aria-expanded={isSearching}
          aria-controls={isSearching ? id : undefined}
          aria-activedescendant={paths.length > 0 ? `${id}-${active}` : undefined}
          placeholder={hint}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={64}
          value={typing.shown}
          className={fieldStyles.input}
          onChange={typing.onChange}
          onCompositionEnd={typing.onCompositionEnd}
          onKeyDown={onKeyDown}
        />
      </div>
      {isSearching ? (
        <div className={styles.results}>
          {paths.length === 0 && (
            <div className={styles.notice}>
              {isWaiting && <Spinner label="" />}
              <p>{isWaiting ? tShared('loading') : found.hasFailed ? t('failed') : t('resultCount', { count: 0 })}</p>
              {!isWaiting && found.hasFailed && (
                <Button variant="quiet" size="sm" onPress={retry}>
                  {tShared('retry')}
                </Button>
              )}
            </div>
          )}
          <div id={id} role="listbox" aria-label={t('results')} className={styles.list}>
            {paths.map((path, index) => (
              // The keyboard stays in the text field, which names the active option.
              // biome-ignore lint/a11y/useKeyWithClickEvents: see above
              <div
                key={path.at(-1)?.code}
                ref={(option) => {
                  if (option && index === active) option.scrollIntoView({ block: 'nearest' });
                }}
                id={`${id}-${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={index === active}
                data-focused={index === active || undefined}
                className={styles.option}
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => choose(path)}
              >
                {formatRegion(path.map(({ name }) => name))}
              </div>
            ))}
          </div>
        </div>
      ) : (
        children
      )}
    </>
  );
}
