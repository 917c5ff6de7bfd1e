import { LayoutGrid, Search } from 'lucide-react';
import { type KeyboardEvent, type Ref, useId, useState } from 'react';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { useWords } from '../../intl/useWords.ts';
import { joinClass } from '../../theme/joinClass.ts';
import * as styles from './SearchBox.css.ts';
import { searchBoxWords } from './SearchBox.words.ts';

/** What a shopper may mean. */
export interface SearchSuggestion {
  id: string;
  kind: 'category' | 'product' | 'keyword';
  text: string;
}

export interface SearchBoxProps {
  /** Address of the results; the browser goes there by itself before scripts have come. @default '/search' */
  action?: string | undefined;
  /** Name of the keyword in the address. @default 'keyword' */
  name?: string | undefined;
  /** The keyword at first. Give the box a `key` to replace what was typed. */
  defaultValue?: string | undefined;
  placeholder?: string | undefined;
  /** Gets the keyword without spaces around it. Left out, the browser submits the form. */
  onSubmit?: ((keyword: string) => void) | undefined;
  /** Called when nothing but space was submitted. */
  onInvalid?: (() => void) | undefined;
  /** Gets what is typed, outside of compositions. */
  onInputChange?: ((text: string) => void) | undefined;
  /** Shown below while the box has the focus. */
  suggestions?: readonly SearchSuggestion[] | undefined;
  onSuggestionSelect?: ((suggestion: SearchSuggestion) => void) | undefined;
  /** With a button in the header, without one in the bar of phones. @default 'header' */
  variant?: 'header' | 'bar' | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

const none: readonly SearchSuggestion[] = [];

/** Search for products: a form that works without scripts, and with them a combo box after the ARIA pattern. */
export function SearchBox(props: SearchBoxProps) {
  const { action = '/search', name = 'keyword', suggestions = none, variant = 'header', className } = props;
  const words = useWords(searchBoxWords);
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const isShown = isOpen && suggestions.length > 0;
  const current = isShown ? suggestions[active] : undefined;

  function select(suggestion: SearchSuggestion) {
    setOpen(false);
    props.onSuggestionSelect?.(suggestion);
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    // Safari reports the Enter that ends a composition as key code 229.
    if (event.nativeEvent.isComposing || event.keyCode === 229) {
      if (event.key === 'Enter') event.preventDefault();
      return;
    }
    if (event.key === 'Escape' && isShown) {
      event.preventDefault();
      setOpen(false);
    } else if (event.key === 'Enter' && current) {
      event.preventDefault();
      select(current);
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (suggestions.length === 0) return;
      event.preventDefault();
      setOpen(true);
      const step = event.key === 'ArrowDown' ? 1 : -1;
      // -1 is the text field itself, so going round passes through it.
      const places = suggestions.length + 1;
      setActive(isShown ? ((active + 1 + step + places) % places) - 1 : step === 1 ? 0 : suggestions.length - 1);
    }
  }

  return (
    <div ref={props.ref} className={joinClass(styles.root, className)}>
      <search>
        <form
          action={action}
          method="get"
          className={styles.form({ variant })}
          onSubmit={(event) => {
            const keyword = String(new FormData(event.currentTarget).get(name) ?? '').trim();
            if (keyword === '') {
              event.preventDefault();
              props.onInvalid?.();
            } else if (props.onSubmit) {
              event.preventDefault();
              setOpen(false);
              props.onSubmit(keyword);
            }
          }}
        >
          <Icon glyph={Search} />
          <input
            type="search"
            name={name}
            defaultValue={props.defaultValue}
            placeholder={props.placeholder}
            maxLength={64}
            autoComplete="off"
            enterKeyHint="search"
            role="combobox"
            aria-label={words.searchProducts}
            aria-autocomplete="list"
            aria-expanded={isShown}
            aria-controls={listId}
            aria-activedescendant={current ? `${listId}-${active}` : undefined}
            className={styles.input}
            onKeyDown={onKeyDown}
            onFocus={() => setOpen(true)}
            onBlur={() => setOpen(false)}
            onChange={(event) => {
              setOpen(true);
              setActive(-1);
              if (!(event.nativeEvent as InputEvent).isComposing) props.onInputChange?.(event.target.value);
            }}
            onCompositionEnd={(event) => props.onInputChange?.(event.currentTarget.value)}
          />
          {variant === 'header' && (
            <button type="submit" className={styles.submit}>
              {words.search}
            </button>
          )}
        </form>
      </search>
      <VisuallyHidden role="status">{isShown ? words.suggestionCount(suggestions.length) : ''}</VisuallyHidden>
      <div id={listId} role="listbox" aria-label={words.suggestions} className={styles.list} hidden={!isShown}>
        {isShown &&
          suggestions.map((suggestion, place) => (
            // The keyboard stays in the text field, which names the active option.
            // biome-ignore lint/a11y/useKeyWithClickEvents: see above
            <div
              key={suggestion.id}
              id={`${listId}-${place}`}
              role="option"
              tabIndex={-1}
              aria-selected={place === active}
              className={styles.option}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => select(suggestion)}
            >
              <Icon glyph={suggestion.kind === 'category' ? LayoutGrid : Search} size="sm" />
              {suggestion.text}
            </div>
          ))}
      </div>
    </div>
  );
}
