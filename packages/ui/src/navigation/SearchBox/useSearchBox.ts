import { validateKeyword } from '@mallard/domain/validation';
import { type ChangeEvent, type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { usePreHydrationText } from '../../foundations/PreHydration/usePreHydrationText.ts';
import { isComposing } from '../../intl/isComposing.ts';
import { type SearchSuggestion, type SearchSuggestions, toRows } from './SearchSuggestion.ts';

export interface SearchBoxOptions {
  /** Name of the keyword in the query string. @default 'keyword' */
  name?: string | undefined;
  /** The text, when controlled. */
  value?: string | undefined;
  /** The initial text, when uncontrolled. */
  defaultValue?: string | undefined;
  /** Called with typed text; within a composition only with its result. */
  onChange?: ((text: string) => void) | undefined;
  /** Called with the trimmed keyword. Without it, the browser submits the form. */
  onSubmit?: ((keyword: string) => void) | undefined;
  /** Called when a blank or too long text was submitted; the box itself shows the error. */
  onInvalid?: (() => void) | undefined;
  /** Suggestions; without them there is no list. */
  suggestions?: SearchSuggestions | undefined;
  /**
   * The text that `suggestions` belong to: those for an earlier text are not shown. Without it,
   * they always count as matching.
   */
  suggestionsFor?: string | undefined;
  /** Called with the selected category or product. A selected keyword is submitted. */
  onSuggestionSelect?: ((suggestion: SearchSuggestion) => void) | undefined;
}

/** State that the field, the list and the sheet share. */
export type SearchBoxState = ReturnType<typeof useSearchBox>;

/**
 * Text, list and keys of a search box, following the ARIA combobox pattern: arrow keys move the
 * active row, Enter selects.
 *
 * @param isSheet whether the list is in a full-screen sheet, whose text is only submitted or
 * discarded
 */
export function useSearchBox(options: SearchBoxOptions, isSheet: boolean) {
  const { name = 'keyword', value, defaultValue = '', onChange, onSubmit, onInvalid, suggestions } = options;
  const [ownText, setOwnText] = useState(defaultValue);
  const [composed, setComposed] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const [wasRefused, setRefused] = useState(false);
  const [pointed, setPointed] = useState<SearchSuggestion>();
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const textBefore = useRef('');
  const text = value ?? ownText;
  const refusal = validateKeyword(text);
  const isTooLong = refusal === 'KEYWORD_TOO_LONG';
  // The error for a blank text appears only on submit; that for a long text at once, wherever the
  // text comes from.
  const problem = isTooLong || wasRefused ? refusal : undefined;
  const { found, isWaiting } = useLatestAnswer(
    isTooLong ? undefined : suggestions,
    isTooLong ? undefined : options.suggestionsFor,
    text,
  );
  const rows = toRows(found);
  // Rows may change while the list is open; the active row stays the same, or none is active.
  const active = rows.findIndex(({ kind, id }) => kind === pointed?.kind && id === pointed.id);

  usePreHydrationText(input, text, (control) => type(control.value));

  function type(next: string) {
    setComposed(undefined);
    if (next === text) return;
    setPointed(undefined);
    setRefused(false);
    setOwnText(next);
    onChange?.(next);
  }
  function open() {
    if (!isOpen) textBefore.current = text;
    setOpen(true);
  }
  function point(index: number) {
    open();
    setPointed(rows[index]);
  }
  function close() {
    setOpen(false);
    setPointed(undefined);
  }
  /**
   * Closes the list and restores the previous text, so that the box never shows a keyword that was
   * not searched for.
   */
  function discard() {
    close();
    type(textBefore.current);
  }
  function choose(row: SearchSuggestion) {
    if (row.kind === 'category' || row.kind === 'product') {
      discard();
      options.onSuggestionSelect?.(row);
      return;
    }
    // The form must contain the keyword before it is submitted.
    flushSync(() => type(row.text));
    form.current?.requestSubmit();
  }

  return {
    form,
    input,
    rows,
    found,
    isWaiting,
    text,
    isOpen,
    problem,
    isTooLong,
    active,
    open,
    close,
    discard,
    choose,
    /** The text to show in the field: the text, or an unfinished composition. */
    shown: composed ?? text,
    clear: () => type(''),
    onChange(event: ChangeEvent<HTMLInputElement>) {
      open();
      if ((event.nativeEvent as InputEvent).isComposing) setComposed(event.target.value);
      else type(event.target.value);
    },
    onCompositionEnd: (written: string) => type(written),
    onSubmit(event: FormEvent<HTMLFormElement>) {
      // React events bubble out of a dialog to the component that renders it, which may be in
      // another form.
      event.stopPropagation();
      const keyword = String(new FormData(event.currentTarget).get(name) ?? '').trim();
      if (validateKeyword(keyword) !== undefined) {
        event.preventDefault();
        setRefused(true);
        onInvalid?.();
        return;
      }
      close();
      if (!onSubmit) return;
      event.preventDefault();
      onSubmit(keyword);
    },
    /** @param isListed whether the rows are visible */
    onKeyDown(event: KeyboardEvent<HTMLInputElement>, isListed: boolean) {
      // Safari reports the Enter that ends a composition as key code 229.
      if (isComposing(event.nativeEvent)) {
        if (event.key === 'Enter') event.preventDefault();
        return;
      }
      const row = isListed ? rows[active] : undefined;
      // One more position than rows: wrapping around passes through the field itself.
      const positionCount = rows.length + 1;
      if (event.key === 'ArrowDown') point(isListed ? ((active + 2) % positionCount) - 1 : 0);
      else if (event.key === 'ArrowUp')
        point(isListed ? ((active + positionCount) % positionCount) - 1 : rows.length - 1);
      else if (event.key === 'Enter' && row) choose(row);
      else if (event.key === 'Escape' && isListed) isSheet ? discard() : close();
      else return;
      event.preventDefault();
    },
  };
}

const nothing: SearchSuggestions = {};

/**
 * Ignores late suggestions: those for an earlier text are never shown. Until matching ones arrive,
 * the latest matching ones stay.
 *
 * @param suggestions from the parent
 * @param answered    the text that they belong to; leave it out if they always match
 * @param text        the current text
 */
function useLatestAnswer(suggestions: SearchSuggestions | undefined, answered: string | undefined, text: string) {
  const requested = text.trim();
  const isAnswered = answered === undefined || answered.trim() === requested;
  const [last, setLast] = useState({ suggestions, text: requested });
  if (isAnswered && (last.suggestions !== suggestions || last.text !== requested))
    setLast({ suggestions, text: requested });
  // Suggestions for an empty box are useless for a text, and vice versa.
  const isOfUse = isAnswered || (requested === '') === (last.text === '');
  return {
    isWaiting: !isAnswered,
    found: (isAnswered ? suggestions : isOfUse ? last.suggestions : nothing) ?? nothing,
  };
}
