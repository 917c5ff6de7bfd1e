import { type FieldsetHTMLAttributes, type Ref, useId, useRef, useState } from 'react';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { Star, X } from '../../foundations/Icon/glyphs.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { replayPreHydrationTick } from '../../foundations/PreHydration/replayPreHydrationTick.ts';
import { useControlled } from '../../foundations/useControlled.ts';
import { useMessages } from '../../intl/useMessages.ts';
import { FieldGroup } from '../Field/FieldGroup.tsx';
import type { FieldProps, NativeProps, ReadValue } from '../Field/FieldProps.ts';
import { useFieldOf } from '../Field/useField.ts';
import * as styles from './RatingInput.css.ts';

export interface RatingInputProps extends FieldProps<number>, NativeProps<FieldsetHTMLAttributes<HTMLFieldSetElement>> {
  /** Number of stars, 1 to 5, when controlled; 0 for none. */
  value?: number | undefined;
  /** Initial number of stars, when uncontrolled. @default 0 */
  defaultValue?: number | undefined;
  /** Called with 1 to 5, and with 0 when the rating was cleared. */
  onChange?: ((stars: number) => void) | undefined;
  /** Whether to show a button that clears the rating. @default false */
  isClearable?: boolean | undefined;
  /** Meanings of one to five stars; five texts. @default from "Very poor" to "Excellent" in the reader's language */
  labels?: readonly string[] | undefined;
  /** Side of a star at the usual text size: 22 or 28 px; the pressable area is 44. @default 'md' */
  size?: styles.RatingInputVariants['size'];
  ref?: Ref<HTMLFieldSetElement> | undefined;
}

const MOST = 5;

const readStars: ReadValue<number> = (values, name) => Number(values.get(name) ?? 0);

/** An input for one to five stars. To show a rating use `RatingStars`. */
export function RatingInput(props: RatingInputProps) {
  const { value, defaultValue = 0, onChange, isClearable = false, size, labels, ...fieldProps } = props;
  const { name, isRequired, isDisabled } = props;
  const t = useMessages('forms', 'RatingInput');
  const labelOf = (stars: number) => (labels ? labels[stars - 1] : t(`labels.${stars}`));
  const ownName = useId();
  const { field, rootProps, elementProps } = useFieldOf(fieldProps, readStars);
  const row = useRef<HTMLDivElement>(null);
  const [pointed, setPointed] = useState<number>();
  const [rating, setRating] = useControlled(value, defaultValue, onChange);
  const shownStars = pointed ?? rating;

  function give(stars: number) {
    field.onEdit();
    setRating(stars);
  }

  return (
    <FieldGroup {...rootProps} {...elementProps} field={field} onLeave={() => field.onLeave(rating)}>
      <div className={styles.row}>
        <div ref={row} className={styles.stars} onPointerLeave={() => setPointed(undefined)}>
          {Array.from({ length: MOST }, (_, index) => index + 1).map((stars) => (
            <label
              key={stars}
              data-filled={stars <= shownStars || undefined}
              className={styles.star}
              onPointerEnter={({ pointerType }) => {
                if (pointerType === 'mouse' && !isDisabled) setPointed(stars);
              }}
            >
              <input
                ref={replayPreHydrationTick}
                type="radio"
                name={name ?? ownName}
                value={stars}
                checked={rating === stars}
                required={isRequired}
                aria-label={t('stars', { count: stars, max: MOST })}
                aria-describedby={labelOf(stars) ? `${field.ids.control}-${stars}` : undefined}
                className={styles.input}
                onChange={() => give(stars)}
              />
              <Icon glyph={Star} isSolid={stars <= shownStars} className={styles.glyph({ size })} />
              <span id={`${field.ids.control}-${stars}`} hidden>
                {labelOf(stars)}
              </span>
            </label>
          ))}
        </div>
        <div className={styles.said}>
          <span aria-hidden="true" data-empty={shownStars === 0 || undefined} className={styles.meaning}>
            {shownStars === 0 ? t('notRated') : labelOf(shownStars)}
          </span>
          {isClearable && rating > 0 && !isDisabled && (
            <IconButton
              label={t('clear')}
              size="sm"
              onPress={() => {
                give(0);
                row.current?.querySelector('input')?.focus();
              }}
            >
              <Icon glyph={X} size="sm" />
            </IconButton>
          )}
        </div>
      </div>
    </FieldGroup>
  );
}
