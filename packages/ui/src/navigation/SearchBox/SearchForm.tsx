import { KEYWORD_MAX_LENGTH } from '@mallard/domain/validation';
import { type Ref, useId } from 'react';
import { CircleAlert, Search, X } from '../../foundations/Icon/glyphs.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { useMessages } from '../../intl/useMessages.ts';
import * as styles from './SearchBox.css.ts';
import type { SearchBoxState } from './useSearchBox.ts';

export interface SearchFormProps {
  state: SearchBoxState;
  action: string;
  name: string;
  label: string;
  placeholder: string | undefined;
  variant: 'header' | 'bar';
  /** Id of the list, or of the sheet that contains it. */
  popupId: string;
  /** ARIA role of the popup. */
  popup: 'dialog' | 'listbox';
  isExpanded: boolean;
  /** Called when the user is about to use the field. */
  onIntent?: (() => void) | undefined;
  onFocus?: (() => void) | undefined;
  onPress?: (() => void) | undefined;
  formRef?: Ref<HTMLFormElement> | undefined;
  inputRef: Ref<HTMLInputElement>;
}

/** The search field: an ordinary form, which the browser can submit by itself. */
export function SearchForm(props: SearchFormProps) {
  const {
    state,
    action,
    name,
    label,
    placeholder,
    variant,
    popupId,
    popup,
    isExpanded,
    onIntent,
    onFocus,
    onPress,
    formRef,
    inputRef,
  } = props;
  const t = useMessages('navigation', 'SearchBox');
  const problemId = useId();
  const isListed = popup === 'listbox' && isExpanded;
  // The sheet shows the error already.
  const isRefused = state.problem !== undefined && !(popup === 'dialog' && isExpanded);
  return (
    <>
      <form
        ref={formRef}
        action={action}
        method="get"
        data-field-frame=""
        className={styles.form({ variant })}
        onSubmit={state.onSubmit}
      >
        <Icon glyph={Search} className={styles.icon} />
        <input
          ref={inputRef}
          type="search"
          name={name}
          value={state.shown}
          placeholder={placeholder}
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="search"
          role="combobox"
          aria-label={label}
          aria-autocomplete="list"
          aria-haspopup={popup}
          aria-expanded={isExpanded}
          aria-controls={isExpanded ? popupId : undefined}
          aria-activedescendant={isListed && state.rows[state.active] ? `${popupId}-${state.active}` : undefined}
          aria-invalid={isRefused || undefined}
          aria-describedby={isRefused ? problemId : undefined}
          className={styles.input}
          // Starts loading the list before anything is typed.
          onPointerEnter={onIntent}
          onFocus={onFocus}
          onClick={onPress}
          onKeyDown={(event) => state.onKeyDown(event, isListed)}
          onChange={state.onChange}
          onCompositionEnd={(event) => state.onCompositionEnd(event.currentTarget.value)}
        />
        {state.isOpen && state.shown !== '' && (
          <button
            type="button"
            aria-label={t('clear')}
            className={styles.clear}
            // Keeps the focus in the field, and a phone's keyboard open.
            onPointerDown={(event) => event.preventDefault()}
            onClick={(event) => {
              state.clear();
              event.currentTarget.form?.querySelector('input')?.focus();
            }}
          >
            <Icon glyph={X} size="sm" />
          </button>
        )}
        {variant === 'header' && (
          <button type="submit" className={styles.submit}>
            {t('search')}
          </button>
        )}
      </form>
      {isRefused && (
        <p id={problemId} role="alert" className={styles.problem}>
          <Icon glyph={CircleAlert} size="sm" />
          <span>{state.isTooLong ? t('tooLong', { limit: KEYWORD_MAX_LENGTH }) : t('keywordRequired')}</span>
        </p>
      )}
    </>
  );
}
