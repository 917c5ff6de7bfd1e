import { validateKeyword } from '@mallard/domain/validation';
import { type ChangeEvent, type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useEarlyText } from '../../foundations/EarlyState/useEarlyText.ts';
import { isComposing } from '../../intl/isComposing.ts';
import { type SearchSuggestion, type SearchSuggestions, toRows } from './SearchSuggestion.ts';
import { useLatestAnswer } from './useLatestAnswer.ts';

export interface SearchBoxOptions {
  /** Name of the keyword in the address. @default 'keyword' */
  name?: string | undefined;
  /** The text, when the owner keeps it. */
  value?: string | undefined;
  /** The text at first, when the box keeps it. */
  defaultValue?: string | undefined;
  /** Gets what is typed; within a composition only its result. */
  onChange?: ((text: string) => void) | undefined;
  /** Gets the keyword without spaces around it. Left out, the browser submits the form. */
  onSubmit?: ((keyword: string) => void) | undefined;
  /** Called when nothing but space was submitted, or too much; the box itself says which. */
  onInvalid?: (() => void) | undefined;
  /** What may be meant. Without it there is no list. */
  suggestions?: SearchSuggestions | undefined;
  /** The text that `suggestions` answer: those for an earlier text are not shown. Left out, they count as right. */
  suggestionsFor?: string | undefined;
  /** Gets the category or product that was chosen. A keyword that is chosen is submitted. */
  onSuggestionSelect?: ((suggestion: SearchSuggestion) => void) | undefined;
}

/** What the field, the list and the sheet share. */
export type SearchBoxState = ReturnType<typeof useSearchBox>;

/**
 * Text, list and keys of a search box after the ARIA pattern of a combo box: the arrows point, only Enter chooses.
 *
 * @param isSheet whether the list is on a sheet over the screen; the sheet's text is then only submitted or discarded
 */
export function useSearchBox(options: SearchBoxOptions, isSheet: boolean) {
  const { name = 'keyword', value, defaultValue = '', onChange, onSubmit, onInvalid, suggestions } = options;
  const [own, setOwn] = useState(defaultValue);
  const [composed, setComposed] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const [wasRefused, setRefused] = useState(false);
  const [pointed, setPointed] = useState<SearchSuggestion>();
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const textBefore = useRef('');
  const text = value ?? own;
  const refusal = validateKeyword(text);
  const isTooLong = refusal === 'KEYWORD_TOO_LONG';
  // What is missing is only said to who searches; what is too much, before it is much more, and wherever it comes from.
  const problem = isTooLong || wasRefused ? refusal : undefined;
  const { found, isWaiting } = useLatestAnswer(
    isTooLong ? undefined : suggestions,
    isTooLong ? undefined : options.suggestionsFor,
    text,
  );
  const rows = toRows(found);
  // Rows come and go while somebody looks at them; what is pointed at stays the same, or nothing is.
  const active = rows.findIndex(({ kind, id }) => kind === pointed?.kind && id === pointed.id);

  useEarlyText(input, text, (control) => type(control.value));

  function type(next: string) {
    setComposed(undefined);
    if (next === text) return;
    setPointed(undefined);
    setRefused(false);
    setOwn(next);
    onChange?.(next);
  }
  function open() {
    if (!isOpen) textBefore.current = text;
    setOpen(true);
  }
  function point(place: number) {
    open();
    setPointed(rows[place]);
  }
  function close() {
    setOpen(false);
    setPointed(undefined);
  }
  /** Closes the list and restores the text from before, so that the box never shows a keyword that wasn't searched for. */
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
    // The form has to hold the keyword before it is sent.
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
    /** What stands in the field: the text, or what an input method is still at. */
    shown: composed ?? text,
    clear: () => type(''),
    onChange(event: ChangeEvent<HTMLInputElement>) {
      open();
      if ((event.nativeEvent as InputEvent).isComposing) setComposed(event.target.value);
      else type(event.target.value);
    },
    onCompositionEnd: (written: string) => type(written),
    onSubmit(event: FormEvent<HTMLFormElement>) {
      // Events of React leave a dialog for what it was drawn in, which may be another form.
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
    /** @param isListed whether the rows are there to be seen */
    onKeyDown(event: KeyboardEvent<HTMLInputElement>, isListed: boolean) {
      // Safari reports the Enter that ends a composition as key code 229.
      if (isComposing(event.nativeEvent)) {
        if (event.key === 'Enter') event.preventDefault();
        return;
      }
      const row = isListed ? rows[active] : undefined;
      // One place more than rows: going round passes through the field itself.
      const places = rows.length + 1;
      if (event.key === 'ArrowDown') point(isListed ? ((active + 2) % places) - 1 : 0);
      else if (event.key === 'ArrowUp') point(isListed ? ((active + places) % places) - 1 : rows.length - 1);
      else if (event.key === 'Enter' && row) choose(row);
      else if (event.key === 'Escape' && isListed) isSheet ? discard() : close();
      else return;
      event.preventDefault();
    },
  };
}
