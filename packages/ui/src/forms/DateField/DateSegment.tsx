import { asciiDigits } from '@mallard/domain/validation';
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { hasModifier } from '../../intl/hasModifier.ts';
import { isComposing } from '../../intl/isComposing.ts';
import { isRightToLeft } from '../../intl/isRightToLeft.ts';
import * as styles from './DateField.css.ts';
import type { DatePart } from './dateOrder.ts';

interface DateSegmentProps {
  part: DatePart;
  label: string;
  hint: string;
  text: string;
  /** Minimum of the part. */
  min: number;
  max: number;
  /** Separators that people type between the parts; each moves to the next part. */
  signs: string;
  /** Value at which arrow keys start in an empty part. */
  start: number;
  isDisabled: boolean | undefined;
  isInvalid: boolean;
  isRequired: boolean | undefined;
  describedBy: string | undefined;
  /** Called with the digits; `isStepped` when a key changed them. */
  onWrite: (text: string, isStepped: boolean) => void;
  /** Moves the focus to the next or previous part. */
  onGo: (by: 1 | -1) => void;
  /** Accepts a pasted date. @returns whether the text is a date */
  onPaste: (text: string) => boolean;
}

const lengths: Readonly<Record<DatePart, number>> = { year: 4, month: 2, day: 2 };
/** Step of the Page Up and Page Down keys. */
const pages: Readonly<Record<DatePart, number>> = { year: 10, month: 3, day: 7 };

/** Returns the digits of typed text for a part. */
export function digitsOf(part: DatePart, written: string): string {
  return asciiDigits(written).replace(/\D/g, '').slice(-lengths[part]);
}

/** One part of a date: typed as digits, or changed by arrow keys. */
export function DateSegment(props: DateSegmentProps) {
  const {
    part,
    label,
    hint,
    text,
    min,
    max,
    start,
    signs,
    isDisabled,
    isInvalid,
    isRequired,
    describedBy,
    onWrite,
    onGo,
    onPaste,
  } = props;
  const input = useRef<HTMLInputElement>(null);
  const isInComposition = useRef(false);
  const wasStepped = useRef(false);
  const value = text === '' ? undefined : Number(text);

  // Selects a stepped value, so that the next digit replaces it.
  useLayoutEffect(() => {
    if (wasStepped.current && text !== '') input.current?.select();
    wasStepped.current = false;
  }, [text]);

  function put(number: number) {
    const next = String(number);
    // Without a change there is no re-render.
    wasStepped.current = next !== text;
    onWrite(next, true);
  }
  function type(written: string) {
    const digits = digitsOf(part, written);
    onWrite(digits, false);
    // Whether no further digit is possible.
    const isFull = digits.length === lengths[part] || (part !== 'year' && Number(digits) * 10 > max);
    if (digits.length > text.length && isFull) onGo(1);
  }
  /** Months and days wrap around, years stop at their limits. */
  function step(by: number) {
    if (value === undefined) return put(start);
    const next = value + by;
    const isRound = part !== 'year' && Math.abs(by) === 1;
    const low = isRound ? max : min;
    const high = isRound ? min : max;
    put(next < min ? low : next > max ? high : next);
  }
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (isComposing(event.nativeEvent) || hasModifier(event)) return;
    const { selectionStart, selectionEnd } = event.currentTarget;
    const isForward = isRightToLeft(event.currentTarget) ? 'ArrowLeft' : 'ArrowRight';
    const isAtStart = selectionStart === 0;
    const isAtEnd = selectionEnd === text.length;
    if (event.key === 'ArrowUp') step(1);
    else if (event.key === 'ArrowDown') step(-1);
    else if (event.key === 'PageUp') step(pages[part]);
    else if (event.key === 'PageDown') step(-pages[part]);
    else if (event.key === 'Home') put(min);
    else if (event.key === 'End') put(max);
    else if (event.key === isForward && isAtEnd) onGo(1);
    else if (event.key.startsWith('Arrow') && event.key !== isForward && isAtStart) onGo(-1);
    else if (event.key === 'Backspace' && text === '') onGo(-1);
    else if (event.key.length === 1 && signs.includes(event.key)) text !== '' && onGo(1);
    else return;
    event.preventDefault();
  }

  return (
    <input
      ref={input}
      type="text"
      inputMode="numeric"
      role="spinbutton"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuetext={text === '' ? hint : text}
      aria-required={isRequired || undefined}
      aria-invalid={isInvalid || undefined}
      aria-describedby={describedBy}
      autoComplete="off"
      placeholder={hint}
      value={text}
      disabled={isDisabled}
      className={styles.segment({ part })}
      onFocus={(event) => event.currentTarget.select()}
      onCompositionStart={() => {
        isInComposition.current = true;
      }}
      onCompositionEnd={(event) => {
        isInComposition.current = false;
        type(event.currentTarget.value);
      }}
      onChange={(event) => {
        // Waits for the end of a composition.
        if (isInComposition.current) onWrite(event.target.value, false);
        else type(event.target.value);
      }}
      onPaste={(event) => {
        if (onPaste(event.clipboardData.getData('text'))) event.preventDefault();
      }}
      onKeyDown={onKeyDown}
    />
  );
}
