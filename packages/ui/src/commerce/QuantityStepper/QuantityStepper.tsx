import { Minus, Plus } from 'lucide-react';
import { type HTMLAttributes, type KeyboardEvent, type Ref, useId, useState } from 'react';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { useWords } from '../../intl/useWords.ts';
import { joinClass } from '../../theme/joinClass.ts';
import { parseQuantity } from './parseQuantity.ts';
import * as styles from './QuantityStepper.css.ts';
import { quantityStepperWords } from './QuantityStepper.words.ts';

/** Why no more can be had. */
export type QuantityLimit = 'stock' | 'limit';

export interface QuantityStepperProps
  extends Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'style' | 'defaultValue' | 'onChange'> {
  /** Pieces wanted, when the owner keeps the number. */
  value?: number | undefined;
  /** Pieces wanted at first, when the stepper keeps the number. @default 1 */
  defaultValue?: number | undefined;
  /** Called with a whole number from 1 to `max`. */
  onChange?: ((quantity: number) => void) | undefined;
  /** Most pieces a shopper may ask for: stock or purchase limit, whichever is smaller. */
  max: number;
  /** Which of the two `max` is, to say why when more is asked for. @default 'stock' */
  maxReason?: QuantityLimit | undefined;
  /** Called when more than `max` is asked for. */
  onLimit?: ((reason: QuantityLimit) => void) | undefined;
  /** Height: 36 or 40 px; the pressable area is never under 44. @default 'md' */
  size?: styles.QuantityStepperVariants['size'];
  /** @default "Quantity" in the reader's language */
  label?: string | undefined;
  /** Words beside it at rest, for example the limit per order. */
  note?: string | undefined;
  /** @default false */
  isDisabled?: boolean | undefined;
  /** Whether a change is on its way to the server; the controls stay usable. @default false */
  isPending?: boolean | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/**
 * Picks a whole number of pieces to buy, from 1 to `max`. Its ends stay pressable, to say why they do nothing.
 * Native elements, because a cart has many.
 */
export function QuantityStepper(props: QuantityStepperProps) {
  const {
    value,
    defaultValue = 1,
    onChange,
    max,
    maxReason = 'stock',
    onLimit,
    size,
    note,
    isDisabled = false,
    isPending = false,
    label: ownLabel,
    className,
    ref,
    ...rest
  } = props;
  const words = useWords(quantityStepperWords);
  const noteId = useId();
  const [own, setOwn] = useState(defaultValue);
  const [draft, setDraft] = useState<string>();
  const [isAtLimit, setAtLimit] = useState(false);
  const quantity = value ?? own;
  const label = ownLabel ?? words.quantity;

  function ask(wanted: number) {
    const next = Math.max(1, Math.min(wanted, max));
    setDraft(undefined);
    setAtLimit(wanted > max);
    if (wanted > max) onLimit?.(maxReason);
    if (next === quantity) return;
    setOwn(next);
    onChange?.(next);
  }

  function commit() {
    if (draft === undefined) return;
    ask(parseQuantity(draft) ?? quantity);
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return;
    const steps: Record<string, number> = { ArrowUp: quantity + 1, ArrowDown: quantity - 1, Home: 1, End: max };
    const wanted = steps[event.key];
    if (wanted !== undefined) {
      event.preventDefault();
      ask(wanted);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      commit();
    }
  }

  const limitText = maxReason === 'stock' ? words.stockReached : words.limitReached;
  const text = isAtLimit ? limitText : note;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot lie in a line of text
    <div role="group" {...rest} aria-label={label} ref={ref} className={joinClass(styles.root, className)}>
      <span className={styles.control({ size })} aria-busy={isPending || undefined}>
        <button
          type="button"
          className={styles.step({ size })}
          aria-label={words.decrease}
          aria-disabled={isDisabled || quantity <= 1}
          onClick={() => {
            if (!isDisabled) ask(quantity - 1);
          }}
        >
          <Icon glyph={Minus} size="sm" />
        </button>
        <input
          type="text"
          inputMode="numeric"
          role="spinbutton"
          aria-label={label}
          aria-valuemin={1}
          aria-valuemax={max}
          aria-valuenow={quantity}
          aria-describedby={text ? noteId : undefined}
          disabled={isDisabled}
          autoComplete="off"
          value={draft ?? String(quantity)}
          className={styles.input}
          onChange={(event) => setDraft(event.target.value)}
          onBlur={commit}
          onKeyDown={onKeyDown}
        />
        <button
          type="button"
          className={styles.step({ size })}
          aria-label={words.increase}
          aria-disabled={isDisabled || quantity >= max}
          onClick={() => {
            if (!isDisabled) ask(quantity + 1);
          }}
        >
          <Icon glyph={Plus} size="sm" />
        </button>
      </span>
      {text && (
        <span id={noteId} className={styles.note}>
          {text}
        </span>
      )}
      <VisuallyHidden role="status">{isAtLimit ? limitText : ''}</VisuallyHidden>
    </div>
  );
}
