import { useState } from 'react';
import { useControlled } from '../../foundations/useControlled.ts';
import { numberFormatter } from '../../intl/formatters.ts';
import { useLocale } from '../../intl/useLocale.ts';
import { fitNumber, parseNumber } from './formatNumber.ts';

const stepKeys = new Map([
  ['ArrowUp', 1],
  ['ArrowDown', -1],
  ['PageUp', 10],
  ['PageDown', -10],
]);

interface NumberTextProps {
  value: number | null | undefined;
  defaultValue: number | undefined;
  minValue: number;
  maxValue: number;
  step: number;
  formatOptions: Intl.NumberFormatOptions | undefined;
}

/** State of a number and of the text that is being typed for it. @param onNumber called when the number changes */
export function useNumberText(props: NumberTextProps, onNumber: (number: number | null) => void) {
  const { value, defaultValue = null, minValue, maxValue, step, formatOptions = {} } = props;
  const locale = useLocale();
  const [number, setNumber] = useControlled(value, defaultValue, onNumber);
  const [draft, setDraft] = useState<string>();
  const [broken, setBroken] = useState<{ end: 'atLeast' | 'atMost'; limit: number }>();
  const format = (some: number) => numberFormatter(locale, formatOptions).format(some);

  function set(requested: number | null): number | null {
    const next = requested === null ? null : fitNumber(requested, minValue, maxValue, step);
    const isUnder = requested !== null && requested < minValue;
    const isOver = requested !== null && requested > maxValue;
    setDraft(undefined);
    setBroken(isUnder ? { end: 'atLeast', limit: minValue } : isOver ? { end: 'atMost', limit: maxValue } : undefined);
    if (next !== number) setNumber(next);
    return next;
  }

  /** Commits the typed text; text without a number restores the last number. */
  function take(text: string): number | null {
    if (text.trim() === '') return set(null);
    const typed = parseNumber(text, locale, formatOptions);
    return set(typed === undefined ? number : typed);
  }

  function stepBy(steps: number) {
    const typed = draft === undefined ? number : (parseNumber(draft, locale, formatOptions) ?? number);
    // The first step in an empty field goes to the number nearest to 0.
    set(typed === null ? fitNumber(0, minValue, maxValue, step) : typed + steps * step);
  }

  return {
    number,
    shown: draft ?? (number === null ? '' : format(number)),
    /** The limit that the last number exceeded. */
    broken,
    format,
    type: setDraft,
    take,
    commit: () => (draft === undefined ? number : take(draft)),
    stepBy,
    /** Handles the keys of a spin button. @returns whether the key is one of them */
    onKey: (key: string): boolean => {
      const steps = stepKeys.get(key);
      const end = key === 'Home' ? minValue : key === 'End' ? maxValue : Number.NaN;
      if (steps !== undefined) stepBy(steps);
      else if (Number.isFinite(end)) set(end);
      else return false;
      return true;
    },
  };
}
