import { type HTMLAttributes, type Ref, useEffect, useId, useState } from 'react';
import { useMessages } from '../../intl/useMessages.ts';
import { below } from '../../theme/breakpoints.ts';
import { joinClass } from '../../theme/joinClass.ts';
import { useMediaQuery } from '../../theme/useMediaQuery.ts';
import * as styles from './SearchBox.css.ts';
import { SearchForm } from './SearchForm.tsx';
import type { SearchOverlay } from './SearchOverlay.tsx';
import { type SearchBoxOptions, useSearchBox } from './useSearchBox.ts';

export type { SearchCategory, SearchProduct, SearchSuggestion, SearchSuggestions } from './SearchSuggestion.ts';

export interface SearchBoxProps
  extends SearchBoxOptions,
    Omit<
      HTMLAttributes<HTMLDivElement>,
      'children' | 'style' | 'defaultValue' | 'onChange' | 'onSubmit' | 'onInvalid' | 'aria-label' | 'aria-labelledby'
    > {
  /** Address of the results; the browser goes there by itself before scripts have come. @default '/search' */
  action?: string | undefined;
  /** Name of field and landmark. @default "Search products" in the reader's language */
  label?: string | undefined;
  /** An example; never in place of the label. */
  placeholder?: string | undefined;
  /** With a button in the header, without one in the bar of phones. @default 'header' */
  variant?: 'header' | 'bar' | undefined;
  /** How it stands with the suggestions; `offline` means that they are only what this device keeps. @default 'ready' */
  status?: 'ready' | 'loading' | 'error' | 'offline' | undefined;
  /** Looks for suggestions again. */
  onRetry?: (() => void) | undefined;
  /** Takes one keyword out of the history; without it they have no such button. */
  onRemoveHistory?: ((keyword: string) => void) | undefined;
  /** Forgets the whole history; without it there is no such button. */
  onClearHistory?: (() => void) | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** Where the keyboard on the screen would cover a list below the field. */
const small = `${below('md')}, (pointer: coarse) and ${below('lg')}`;

/** Search for products: a form that works without scripts. Its suggestions, and on phones a sheet for them, come with use. */
export function SearchBox(props: SearchBoxProps) {
  const { action = '/search', name = 'keyword', label, placeholder, variant = 'header', status = 'ready' } = props;
  const { onRetry, onRemoveHistory, onClearHistory, className, ref, ...rest } = omitOptions(props);
  const t = useMessages('navigation', 'SearchBox');
  const popupId = useId();
  const isSmall = useMediaQuery(small);
  const state = useSearchBox(props, isSmall);
  const [Overlay, setOverlay] = useState<typeof SearchOverlay>();
  const hasList = props.suggestions !== undefined || status !== 'ready';
  const isAsked = state.text.trim() !== '' && !state.isTooLong;
  const isEmpty = state.rows.length === 0 && status === 'ready' && !state.isWaiting && !isAsked;
  const isExpanded = state.isOpen && Overlay !== undefined && hasList && (isSmall || !isEmpty);
  const field = { state, action, name, label: label ?? t('searchProducts'), placeholder };

  function load() {
    // Where it cannot be had, the form still searches.
    if (hasList && !Overlay)
      import('./SearchOverlay.tsx').then(
        (module) => setOverlay(() => module.SearchOverlay),
        () => {},
      );
  }

  // Whoever was in the field before its scripts came does not enter it again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when they come
  useEffect(() => {
    if (document.activeElement === state.input.current) load();
  }, []);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only sees the focus leave
    <div
      {...rest}
      ref={ref}
      className={joinClass(styles.root, className)}
      onFocus={(event) => {
        rest.onFocus?.(event);
        load();
      }}
      onBlur={(event) => {
        rest.onBlur?.(event);
        if (!isSmall && !event.currentTarget.contains(event.relatedTarget)) state.close();
      }}
    >
      <search aria-label={field.label}>
        <SearchForm
          {...field}
          variant={variant}
          popupId={popupId}
          popup={isSmall ? 'dialog' : 'listbox'}
          isExpanded={isExpanded}
          onIntent={load}
          // Coming back from the sheet must not open it again.
          onFocus={isSmall ? undefined : state.open}
          onPress={state.open}
          formRef={state.form}
          inputRef={state.input}
        />
      </search>
      {Overlay && (
        <Overlay
          {...{ field, popupId, status, onRetry, onRemoveHistory, onClearHistory, isExpanded }}
          isSheet={isSmall}
          onClose={state.discard}
        />
      )}
    </div>
  );
}

/** What is left for the root once the box's own props are taken out. */
function omitOptions(props: SearchBoxProps) {
  const { name, value, defaultValue, onChange, onSubmit, onInvalid, suggestions, suggestionsFor, ...others } = props;
  const { onSuggestionSelect, action, label, placeholder, variant, status, ...rest } = others;
  return rest;
}
