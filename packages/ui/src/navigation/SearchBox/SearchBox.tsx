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
  /** URL of the results; the browser loads it by itself before hydration. @default '/search' */
  action?: string | undefined;
  /** Accessible name of field and landmark. @default "Search products" in the reader's language */
  label?: string | undefined;
  /** An example value; no substitute for the label. */
  placeholder?: string | undefined;
  /** `header` has a button; `bar`, for phones, has none. @default 'header' */
  variant?: 'header' | 'bar' | undefined;
  /** Loading state of the suggestions; `offline` means that they come only from this device. @default 'ready' */
  status?: 'ready' | 'loading' | 'error' | 'offline' | undefined;
  /** Loads the suggestions again. */
  onRetry?: (() => void) | undefined;
  /** Removes one keyword from the history; without it there are no such buttons. */
  onRemoveHistory?: ((keyword: string) => void) | undefined;
  /** Clears the history; without it there is no such button. */
  onClearHistory?: (() => void) | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** Where an on-screen keyboard would cover a list below the field. */
const small = `${below('md')}, (pointer: coarse) and ${below('lg')}`;

/**
 * A product search: a form that works without JavaScript. The code of its suggestions, and of their
 * sheet on phones, is loaded on use.
 */
export function SearchBox(props: SearchBoxProps) {
  const { action = '/search', name = 'keyword', label, placeholder, variant = 'header', status = 'ready' } = props;
  const { onRetry, onRemoveHistory, onClearHistory, className, ref, ...elementProps } = omitOptions(props);
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
    // Without the code of the list, the form still searches.
    if (hasList && !Overlay)
      import('./SearchOverlay.tsx').then(
        (module) => setOverlay(() => module.SearchOverlay),
        () => {},
      );
  }

  // A field that had the focus before hydration fires no focus event.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only on mount
  useEffect(() => {
    if (document.activeElement === state.input.current) load();
  }, []);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only handles the focus leaving
    <div
      {...elementProps}
      ref={ref}
      className={joinClass(styles.root, className)}
      onFocus={(event) => {
        elementProps.onFocus?.(event);
        load();
      }}
      onBlur={(event) => {
        elementProps.onBlur?.(event);
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
          // Returning from the sheet must not open it again.
          onFocus={isSmall ? undefined : state.open}
          onPress={state.open}
          formRef={state.form}
          inputRef={state.input}
        />
      </search>
      {Overlay && (
        <Overlay
          field={field}
          popupId={popupId}
          status={status}
          onRetry={onRetry}
          onRemoveHistory={onRemoveHistory}
          onClearHistory={onClearHistory}
          isExpanded={isExpanded}
          isSheet={isSmall}
          onClose={state.discard}
        />
      )}
    </div>
  );
}

/** Returns the props of the root: all but the search box's own. */
function omitOptions(props: SearchBoxProps) {
  const {
    name,
    value,
    defaultValue,
    onChange,
    onSubmit,
    onInvalid,
    suggestions,
    suggestionsFor,
    onSuggestionSelect,
    action,
    label,
    placeholder,
    variant,
    status,
    ...elementProps
  } = props;
  return elementProps;
}
