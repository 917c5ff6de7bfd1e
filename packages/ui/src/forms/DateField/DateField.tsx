import { type FieldsetHTMLAttributes, type ReactNode, type Ref, useRef } from 'react';
import { usePreHydrationInput } from '../../foundations/PreHydration/usePreHydrationInput.ts';
import { useLocale } from '../../intl/useLocale.ts';
import { useMessages } from '../../intl/useMessages.ts';
import { FieldGroup } from '../Field/FieldGroup.tsx';
import type { FieldProps, NativeProps } from '../Field/FieldProps.ts';
import { useField } from '../Field/useField.ts';
import * as styles from './DateField.css.ts';
import { DateSegment, digitsOf } from './DateSegment.tsx';
import { type DatePart, dateOrder } from './dateOrder.ts';
import { daysIn, formatDate, fromIso, type PlainDate, parseDate } from './plainDate.ts';
import { useDateParts } from './useDateParts.ts';

export interface DateFieldProps extends FieldProps, NativeProps<FieldsetHTMLAttributes<HTMLFieldSetElement>> {
  /** The date as `YYYY-MM-DD`, when controlled; `null` for none. */
  value?: string | null | undefined;
  /** The initial date, when uncontrolled. */
  defaultValue?: string | null | undefined;
  /**
   * Called with the date as `YYYY-MM-DD` once it is complete, and with `null` when it no longer is.
   * A form submits it under `name`.
   */
  onChange?: ((date: string | null) => void) | undefined;
  /** Earliest date, as `YYYY-MM-DD`. */
  minValue?: string | undefined;
  /** Latest date, as `YYYY-MM-DD`. */
  maxValue?: string | undefined;
  /** Button after the parts, or a function of the date as `YYYY-MM-DD` and a setter. */
  end?: ReactNode | ((date: string | null, change: (date: string) => void) => ReactNode);
  ref?: Ref<HTMLFieldSetElement> | undefined;
}

const FIRST_YEAR = 1900;
const LAST_YEAR = 2100;

/** A date, typed part by part in the order of the reader's language. */
export function DateField(props: DateFieldProps) {
  const { value, defaultValue = null, onChange, minValue, maxValue, end, validate, ...fieldProps } = props;
  const { name, isRequired, isDisabled } = props;
  const t = useMessages('forms', 'DateField');
  const locale = useLocale();
  const box = useRef<HTMLDivElement>(null);
  const parts = useDateParts({
    value,
    defaultValue,
    onChange,
  });
  const { date, texts, isEmpty, isWhole } = parts;
  const check = (given: string) => problemWith(given) ?? validate?.(given);
  const { field, rootProps, elementProps } = useField({ ...fieldProps, validate: check });
  const order = dateOrder(locale);
  const signs = `/.-${order.map(({ after }) => after).join('')}`;
  const isDayFirst = order[0]?.part === 'day';

  usePreHydrationInput(
    () => {
      const all = inputs();
      const written = { ...texts };
      order.forEach(({ part }, index) => {
        written[part] = digitsOf(part, all[index]?.value ?? '');
      });
      return order.every(({ part }) => written[part] === texts[part]) ? undefined : written;
    },
    (written) => {
      field.onEdit();
      parts.writeAll(written);
    },
  );

  function set(next: PlainDate | undefined) {
    if (!next) return;
    field.onEdit();
    parts.set(next);
  }
  function problemWith(given: string): string | undefined {
    if (given === '' && isEmpty) return undefined;
    if (given === '') return isWhole ? t('nonexistent') : t('incomplete');
    if (minValue !== undefined && given < minValue) return t('tooEarly', { date: write(minValue) });
    if (maxValue !== undefined && given > maxValue) return t('tooLate', { date: write(maxValue) });
    return undefined;
  }
  function write(iso: string): string {
    const day = fromIso(iso);
    return day ? formatDate(day, locale, { dateStyle: 'long' }) : iso;
  }
  function inputs(): HTMLInputElement[] {
    return [...(box.current?.querySelectorAll<HTMLInputElement>('[role="spinbutton"]') ?? [])];
  }
  function limits(part: DatePart) {
    const first = fromIso(minValue)?.year ?? FIRST_YEAR;
    const last = fromIso(maxValue)?.year ?? LAST_YEAR;
    const month = Number(texts.month);
    const year = texts.year.length === 4 ? Number(texts.year) : undefined;
    if (part === 'year') return { min: first, max: last, start: Math.min(Math.max(2000, first), last) };
    if (part === 'month') return { min: 1, max: 12, start: 1 };
    return { min: 1, max: month >= 1 && month <= 12 ? daysIn(year, month) : 31, start: 1 };
  }

  return (
    <FieldGroup {...rootProps} {...elementProps} field={field} onLeave={() => field.onLeave(date ?? '')}>
      {/* A press beside the parts focuses the first empty one. */}
      <div
        data-field-frame=""
        className={styles.control}
        onPointerDown={(event) => {
          if (event.target !== event.currentTarget && event.target !== box.current) return;
          event.preventDefault();
          const all = inputs();
          (all.find((input) => input.value === '') ?? all.at(-1))?.focus();
        }}
      >
        <div ref={box} className={styles.parts}>
          {order.map(({ part, after }, index) => (
            <span key={part} className={styles.part}>
              <DateSegment
                part={part}
                label={t(`parts.${part}`)}
                hint={t(`hints.${part}`)}
                text={texts[part]}
                signs={signs}
                {...limits(part)}
                isDisabled={isDisabled}
                isRequired={isRequired}
                isInvalid={field.error !== undefined}
                describedBy={field.helpIds}
                onWrite={(text, isStepped) => {
                  field.onEdit();
                  parts.write(part, text, isStepped);
                }}
                onGo={(by) => inputs()[index + by]?.focus()}
                onPaste={(text) => {
                  const pasted = parseDate(text, isDayFirst);
                  set(pasted);
                  return pasted !== undefined;
                }}
              />
              {after !== '' && (
                <span aria-hidden="true" className={styles.sign}>
                  {after}
                </span>
              )}
            </span>
          ))}
        </div>
        {end !== undefined && (
          <span className={styles.end}>
            {typeof end === 'function' ? end(date, (next) => set(fromIso(next))) : end}
          </span>
        )}
      </div>
      {name !== undefined && <input type="hidden" name={name} value={date ?? ''} disabled={isDisabled} />}
    </FieldGroup>
  );
}
