import { MAX_QUANTITY } from '@mallard/domain/rules';
import { type HTMLAttributes, type KeyboardEvent, type Ref, useEffect, useId, useRef } from 'react';
import { useAnnounce } from '../../foundations/Announcer/AnnouncerContext.ts';
import { isComposing } from '../../intl/isComposing.ts';
import { useMessages } from '../../intl/useMessages.ts';
import { joinClass } from '../../theme/joinClass.ts';
import * as styles from './QuantityStepper.css.ts';
import { useHold } from './useHold.ts';
import { type QuantityOptions, type QuantityStop, useQuantity } from './useQuantity.ts';

export type { QuantityLimit, QuantityStop } from './useQuantity.ts';

export interface QuantityStepperProps
  extends QuantityOptions,
    Omit<
      HTMLAttributes<HTMLDivElement>,
      'children' | 'style' | 'defaultValue' | 'onChange' | 'aria-label' | 'aria-labelledby'
    > {
  /**
   * Called to remove the product. With it, the decrease button at `min` removes; without it, that
   * press only shows the reason.
   */
  onRemove?: (() => void) | undefined;
  /** Height: 36 or 40 px; the pressable area is never under 44. @default 'md' */
  size?: styles.QuantityStepperVariants['size'];
  /** Name of the product, for the names of field and buttons on a page with several steppers. */
  itemName?: string | undefined;
  /** Accessible name of group and field. @default "Quantity" in the reader's language, with `itemName` */
  label?: string | undefined;
  /** Text beside it, for example the limit per order. */
  note?: string | undefined;
  /** Text when a limit is reached. @default by `maxReason`, with `max` and the quantity that exceeds it */
  limitMessage?: string | undefined;
  /** Why the last change was rejected; announced at once. */
  errorMessage?: string | undefined;
  /** @default false */
  isDisabled?: boolean | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/**
 * Selects an integer quantity to buy. At its limits the buttons stay pressable, to show the reason.
 * Native elements, because a cart has many.
 */
export function QuantityStepper(props: QuantityStepperProps) {
  const {
    value,
    defaultValue,
    onChange,
    min = 1,
    max,
    step,
    maxReason = 'stock',
    onLimit,
    isPending = false,
    onRemove,
    size = 'md',
    itemName,
    label: ownLabel,
    note,
    limitMessage,
    errorMessage,
    isDisabled = false,
    className,
    ref,
    ...elementProps
  } = props;
  const t = useMessages('commerce', 'QuantityStepper');
  const announce = useAnnounce();
  const noteId = useId();
  function sayLimit(met: QuantityStop, asked: number) {
    // A request below the current quantity, but still above the maximum, reduces it to the maximum.
    announce(textOf(met, asked, asked < quantity ? Math.min(quantity, most) : quantity));
    onLimit?.(met, asked);
  }
  const field = useRef<HTMLInputElement>(null);
  function change(next: number) {
    onChange?.(next);
    // Screen readers announce a new value of a focused field, but not of a field beside the focused
    // button.
    if (document.activeElement !== field.current)
      announce(t('currentQuantity', { quantity: next }), { key: `${noteId}-quantity` });
  }
  const options = { value, defaultValue, onChange: change, min, max, step, maxReason, onLimit: sayLimit, isPending };
  const { quantity, text, most, stop, refused, type, commit, ask, stepBy } = useQuantity(options);
  function textOf(met: QuantityStop, asked: number, remaining: number): string {
    if (met === 'min') return t('minReached', { min });
    if (limitMessage !== undefined) return limitMessage;
    const isLimit = met === 'limit';
    const over = isLimit ? 'overLimit' : 'overStock';
    // A quantity that no cart accepts is omitted.
    if (remaining > most) return t(remaining > MAX_QUANTITY ? over : `${over}Selected`, { quantity: remaining, max });
    if (asked > most + (step ?? 1))
      return t(asked > MAX_QUANTITY ? over : `${over}Requested`, { quantity: asked, max });
    return isLimit ? t('limitReached', { max }) : t('stockReached', { stock: max });
  }
  const isRemoving = onRemove !== undefined && quantity <= min;
  const hold = useHold({
    fewer() {
      if (isDisabled) return false;
      if (!isRemoving) return stepBy(-1);
      onRemove();
      return false;
    },
    more: () => !isDisabled && stepBy(1),
  });

  useEffect(() => {
    if (errorMessage !== undefined) announce(errorMessage);
  }, [errorMessage, announce]);

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === 'ArrowUp') stepBy(1);
    else if (event.key === 'ArrowDown') stepBy(-1);
    else if (event.key === 'Home') ask(min);
    else if (event.key === 'End') ask(most);
    else if (event.key === 'Enter') commit();
    else return;
    event.preventDefault();
  }

  const isOver = quantity > most;
  const met = stop ?? (isOver ? maxReason : undefined);
  const message = errorMessage ?? (met && textOf(met, refused ?? quantity, quantity));
  const shown = message ?? note;
  const label = ownLabel ?? (itemName === undefined ? t('quantity') : t('quantityOf', { item: itemName }));
  const named = (key: 'increase' | 'decrease' | 'remove', keyOf: 'increaseOf' | 'decreaseOf' | 'removeItem') =>
    itemName === undefined ? t(key) : t(keyOf, { item: itemName });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset must not be in a line of text
    <div role="group" {...elementProps} aria-label={label} ref={ref} className={joinClass(styles.root, className)}>
      <span
        data-field-frame=""
        className={styles.control[size]}
        aria-busy={isPending || undefined}
        data-disabled={isDisabled || undefined}
      >
        <button
          type="button"
          {...hold('fewer')}
          className={`${styles.step[size]} ${styles.does[isRemoving ? 'remove' : 'less']}`}
          aria-label={isRemoving ? named('remove', 'removeItem') : named('decrease', 'decreaseOf')}
          aria-disabled={isDisabled || (!isRemoving && quantity <= min) || undefined}
        />
        <input
          ref={field}
          type="text"
          inputMode="numeric"
          role="spinbutton"
          aria-label={label}
          aria-valuemin={min}
          aria-valuemax={most}
          aria-valuenow={quantity}
          aria-invalid={isOver || errorMessage !== undefined || undefined}
          aria-describedby={shown ? noteId : undefined}
          disabled={isDisabled}
          autoComplete="off"
          size={Math.max(2, text.length)}
          value={text}
          className={styles.input}
          onChange={(event) => type(event.target.value)}
          onBlur={commit}
          onKeyDown={onKeyDown}
        />
        <button
          type="button"
          {...hold('more')}
          className={`${styles.step[size]} ${styles.does.more}`}
          aria-label={named('increase', 'increaseOf')}
          aria-disabled={isDisabled || quantity >= most || undefined}
        />
      </span>
      {shown && (
        <span id={noteId} data-part="note" className={styles.note[errorMessage ? 'error' : message ? 'limit' : 'rest']}>
          {shown}
        </span>
      )}
    </div>
  );
}
