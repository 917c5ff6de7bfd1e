import { minor } from '@mallard/domain/money';
import { type FieldsetHTMLAttributes, Fragment, type KeyboardEvent, type Ref, useRef, useState } from 'react';
import { useAnnounce } from '../../foundations/Announcer/AnnouncerContext.ts';
import { usePreHydrationInput } from '../../foundations/PreHydration/usePreHydrationInput.ts';
import { useControlled } from '../../foundations/useControlled.ts';
import { numberFormatter } from '../../intl/formatters.ts';
import { isComposing } from '../../intl/isComposing.ts';
import { useMessages } from '../../intl/useMessages.ts';
import { usePriceFormat } from '../../intl/usePriceFormat.ts';
import { FieldGroup } from '../Field/FieldGroup.tsx';
import type { FieldProps, NativeProps } from '../Field/FieldProps.ts';
import { useField } from '../Field/useField.ts';
import { RangeSlider, type SliderRange } from '../RangeSlider/RangeSlider.tsx';
import * as styles from './PriceRangeField.css.ts';
import { parsePrice } from './parsePrice.ts';
import { type PriceScale, priceScale } from './priceScale.ts';

/** A range of prices in whole units of the currency; a missing end is open. */
export interface PriceRangeValue {
  min?: number | undefined;
  max?: number | undefined;
}

export interface PriceRangeFieldProps
  extends Omit<FieldProps, 'label' | 'name' | 'validate' | 'isRequired'>,
    NativeProps<FieldsetHTMLAttributes<HTMLFieldSetElement>> {
  /** @default "Price" in the reader's language */
  label?: string | undefined;
  /** The range, when controlled. */
  value?: PriceRangeValue | undefined;
  /** The initial range, when uncontrolled. @default open at both ends */
  defaultValue?: PriceRangeValue | undefined;
  /**
   * Called with the range on Enter, when an input loses the focus and when a thumb is released; the
   * lower price comes first. While the lowest price is above the highest one, it waits until both
   * inputs lose the focus.
   */
  onChange?: ((range: PriceRangeValue) => void) | undefined;
  /**
   * Lowest and highest price, in whole units; without them there is no slider. Over wide bounds its
   * steps grow with the price.
   */
  bounds?: { readonly min: number; readonly max: number } | undefined;
  ref?: Ref<HTMLFieldSetElement> | undefined;
}

const open: PriceRangeValue = {};

/** Sets the lowest and the highest price by typing them or by moving two thumbs. */
export function PriceRangeField(props: PriceRangeFieldProps) {
  const { label, value, defaultValue = open, onChange, bounds, ...fieldProps } = props;
  const { isDisabled } = props;
  const t = useMessages('forms', 'PriceRangeField');
  const format = usePriceFormat();
  const announce = useAnnounce();
  const name = label ?? t('price');
  const { field, rootProps, elementProps } = useField({ ...fieldProps, label: name });
  const [range, setRange] = useControlled(value, defaultValue, onChange);
  const [typed, setTyped] = useState<{ min?: string; max?: string }>({});
  const [sliding, setSliding] = useState<PriceRangeValue>();
  const shown = sliding ?? range;
  // Without the prices of the current movement: the scale must not change under the thumb.
  const scale =
    bounds &&
    priceScale(
      bounds,
      [range.min, range.max].filter((price) => price !== undefined),
    );
  const write = (price: number) => format.format(minor(price * 10 ** format.digits), { decimals: false });
  const written = (price: number | undefined) =>
    price === undefined ? '' : numberFormatter(format.locale, {}).format(price);
  const parse = (text: string) => parsePrice(text, format.locale);

  function commit(next: PriceRangeValue) {
    const { min, max } = isCrossed(next) ? { min: next.max, max: next.min } : next;
    setTyped({});
    setSliding(undefined);
    if (isCrossed(next) && min !== undefined && max !== undefined)
      announce(t('swapped', { low: write(min), high: write(max) }));
    if (min === range.min && max === range.max) return;
    field.onEdit();
    setRange({ min, max });
  }

  const requested = {
    min: typed.min === undefined ? range.min : parse(typed.min),
    max: typed.max === undefined ? range.max : parse(typed.max),
  };
  function commitTyped() {
    if (typed.min !== undefined || typed.max !== undefined) commit(requested);
  }

  const box = useRef<HTMLDivElement>(null);
  usePreHydrationInput(
    () => {
      const [min = '', max = ''] = Array.from(box.current?.querySelectorAll('input') ?? [], (input) => input.value);
      return min === written(shown.min) && max === written(shown.max) ? undefined : { min, max };
    },
    (early) => {
      if (box.current?.contains(document.activeElement)) return setTyped(early);
      // Text without a price restores the last price, which React has already rendered.
      box.current?.querySelectorAll('input').forEach((input, index) => {
        input.value = written(index === 0 ? shown.min : shown.max);
      });
      commit({ min: parse(early.min), max: parse(early.max) });
    },
  );

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    // Enter commits the price. It neither submits a form around the field nor does anything during
    // a composition.
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (!isComposing(event.nativeEvent)) commitTyped();
  }

  const symbol = (
    <bdi aria-hidden="true" translate="no">
      {format.symbol}
    </bdi>
  );
  return (
    <FieldGroup {...rootProps} {...elementProps} field={field}>
      <div ref={box} className={styles.bounds}>
        {(['min', 'max'] as const).map((end) => (
          <Fragment key={end}>
            {end === 'max' && <span aria-hidden="true">–</span>}
            <div data-field-frame="" className={styles.bound}>
              {format.symbolPosition === 'before' && symbol}
              <input
                type="text"
                inputMode="numeric"
                autoComplete="off"
                maxLength={12}
                aria-label={end === 'min' ? t('lowest') : t('highest')}
                aria-invalid={field.error ? true : undefined}
                placeholder={bounds ? written(bounds[end]) : t('noLimit')}
                value={typed[end] ?? written(shown[end])}
                disabled={isDisabled}
                className={styles.input}
                onChange={(event) => setTyped({ ...typed, [end]: event.target.value })}
                onKeyDown={onKeyDown}
                // A lowest price above the highest one is not committed yet: the user may be about
                // to raise both.
                onBlur={({ relatedTarget }) => {
                  if (!isCrossed(requested) || !box.current?.contains(relatedTarget)) commitTyped();
                }}
              />
              {format.symbolPosition === 'after' && symbol}
            </div>
          </Fragment>
        ))}
      </div>
      {bounds && scale && bounds.max > bounds.min && (
        <RangeSlider
          label={name}
          isLabelHidden
          thumbLabels={[t('lowest'), t('highest')]}
          formatValue={(position) => write(scale.priceAt(position))}
          minValue={scale.minPosition}
          maxValue={scale.maxPosition}
          value={toThumbs(shown, bounds, scale)}
          isDisabled={isDisabled}
          onChange={(ends) => {
            setTyped({});
            setSliding(fromThumbs(ends, shown, bounds, scale));
          }}
          onChangeEnd={(ends) => commit(fromThumbs(ends, shown, bounds, scale))}
        />
      )}
    </FieldGroup>
  );
}

type Bounds = NonNullable<PriceRangeFieldProps['bounds']>;

function isCrossed({ min, max }: PriceRangeValue): boolean {
  return min !== undefined && max !== undefined && min > max;
}

function within(price: number, { min, max }: Bounds): number {
  return Math.max(min, Math.min(price, max));
}

function toThumbs({ min, max }: PriceRangeValue, bounds: Bounds, { positionOf }: PriceScale): SliderRange {
  return [positionOf(within(min ?? bounds.min, bounds)), positionOf(within(max ?? bounds.max, bounds))];
}

/**
 * A thumb at the end of the track leaves that end open. A thumb that does not move changes nothing,
 * even if its price is beyond the bounds.
 */
function fromThumbs(
  [low, high]: SliderRange,
  before: PriceRangeValue,
  bounds: Bounds,
  scale: PriceScale,
): PriceRangeValue {
  const [lowBefore, highBefore] = toThumbs(before, bounds, scale);
  const moved = {
    min: low > scale.minPosition ? scale.priceAt(low) : undefined,
    max: high < scale.maxPosition ? scale.priceAt(high) : undefined,
  };
  return { min: low === lowBefore ? before.min : moved.min, max: high === highBefore ? before.max : moved.max };
}
