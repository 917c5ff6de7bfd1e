import { normalizeDigits } from '@mallard/domain/validation';
import {
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useAnnounce } from '../../foundations/Announcer/AnnouncerContext.ts';
import { usePreHydrationText } from '../../foundations/PreHydration/usePreHydrationText.ts';
import { useControlled } from '../../foundations/useControlled.ts';
import { useMessages } from '../../intl/useMessages.ts';
import { Field } from '../Field/Field.tsx';
import type { FieldProps, NativeProps } from '../Field/FieldProps.ts';
import { useField } from '../Field/useField.ts';
import * as styles from './OtpField.css.ts';

export interface OtpFieldProps
  extends Omit<FieldProps, 'label'>,
    NativeProps<InputHTMLAttributes<HTMLInputElement>, 'size' | 'type' | 'maxLength'> {
  /** @default "Verification code" in the reader's language */
  label?: string | undefined;
  /** Number of digits of a code. @default 6 */
  length?: number | undefined;
  /** The typed digits, when controlled. */
  value?: string | undefined;
  /** The initial digits, when uncontrolled. */
  defaultValue?: string | undefined;
  /** Called with the typed digits. */
  onChange?: ((digits: string) => void) | undefined;
  /** Called once with each complete code, whether typed, pasted or autofilled. */
  onComplete?: ((code: string) => void) | undefined;
  /** A `ResendButton` after the help text. */
  end?: ReactNode;
  /** The root element, around label, code and error. */
  ref?: Ref<HTMLDivElement> | undefined;
}

/** A code from a text message: one real input under boxes, so that pasting, autofill and editing work. */
export function OtpField(props: OtpFieldProps) {
  const { label, length = 6, value, defaultValue = '', onChange, onComplete, end, ...fieldProps } = props;
  const t = useMessages('forms', 'OtpField');
  const announce = useAnnounce();
  const { field, rootProps, inputProps } = useField({ ...fieldProps, label: label ?? t('code') });
  const input = useRef<HTMLInputElement>(null);
  const [digits, setDigits] = useControlled(value, defaultValue, onChange);
  /** Letters of a composition. */
  const [composed, setComposed] = useState<string>();
  const [selection, setSelection] = useState<{ start: number; end: number }>();
  usePreHydrationText(input, digits, (control) => take(control.value));

  function take(text: string) {
    const next = normalizeDigits(text).replace(/\D/g, '').slice(0, length);
    setComposed(undefined);
    if (next === digits) return;
    field.onEdit();
    setDigits(next);
    if (next.length === length) onComplete?.(next);
  }

  const { error } = field;
  useEffect(() => {
    if (!error || document.activeElement !== input.current) return;
    // The next digit replaces a rejected code.
    input.current?.select();
    // Screen readers do not announce it when the focus stays. The form may still move the focus to
    // an earlier field.
    const timer = setTimeout(() => {
      if (document.activeElement === input.current) announce(error, { politeness: 'assertive' });
    });
    return () => clearTimeout(timer);
  }, [error, announce]);

  const follow = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) =>
    setSelection({ start: currentTarget.selectionStart ?? 0, end: currentTarget.selectionEnd ?? 0 });

  return (
    <Field {...rootProps} field={field}>
      <div data-field-frame="" className={styles.frame}>
        <OtpCells
          digits={composed ?? digits}
          length={length}
          selection={selection}
          isInvalid={field.error !== undefined}
          isDisabled={props.isDisabled ?? false}
        />
        <input
          autoComplete="one-time-code"
          inputMode="numeric"
          autoCorrect="off"
          spellCheck={false}
          {...inputProps}
          ref={input}
          type="text"
          value={composed ?? digits}
          className={styles.input}
          onChange={(event) => {
            const isComposing = event.nativeEvent instanceof InputEvent && event.nativeEvent.isComposing;
            if (isComposing) setComposed(event.target.value);
            else take(event.target.value);
            follow(event);
          }}
          onCompositionEnd={(event) => {
            props.onCompositionEnd?.(event);
            take(event.currentTarget.value);
          }}
          onSelect={(event) => {
            props.onSelect?.(event);
            follow(event);
          }}
          onFocus={(event) => {
            props.onFocus?.(event);
            // A form moves the focus here after a rejection.
            if (error) event.currentTarget.select();
            follow(event);
          }}
          onBlur={(event) => {
            props.onBlur?.(event);
            setSelection(undefined);
            field.onLeave(event.target.value);
          }}
        />
      </div>
      {end !== undefined && <div className={styles.end}>{end}</div>}
    </Field>
  );
}

interface OtpCellsProps {
  digits: string;
  length: number;
  /** Selection in the input; `undefined` without the focus. */
  selection: { start: number; end: number } | undefined;
  isInvalid: boolean;
  isDisabled: boolean;
}

/** The boxes of a code, rendered under the real input. */
function OtpCells({ digits, length, selection, isInvalid, isDisabled }: OtpCellsProps) {
  const caret = selection && Math.min(selection.start, length - 1);
  return (
    <span aria-hidden="true" className={styles.cells}>
      {Array.from({ length }, (_, index) => {
        const isSelected = selection !== undefined && index >= selection.start && index < selection.end;
        const isCurrent = index === caret || isSelected;
        const hasCaret = index === caret && !isSelected && digits[index] === undefined;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: boxes are never reordered
          <span key={index} className={styles.cell({ isCurrent, isInvalid, isDisabled })}>
            {digits[index] ?? (hasCaret && <span className={styles.caret} />)}
          </span>
        );
      })}
    </span>
  );
}
