import type { Specification } from '@mallard/domain/contract';
import type { OptionAvailability, SkuResolution } from '@mallard/domain/rules';
import { type Ref, useId } from 'react';
import { Image } from '../../foundations/Image/Image.tsx';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { useCommerceWords } from '../../intl/useCommerceWords.ts';
import { joinClass } from '../../theme/joinClass.ts';
import { pictureProps } from '../pictureProps.ts';
import * as styles from './SkuPicker.css.ts';

export interface SkuPickerProps {
  /** What can be chosen, group by group. */
  specifications: readonly Specification[];
  /** What the choices so far mean, from `resolveSku`. */
  resolution: Pick<SkuResolution<unknown>, 'specifications'>;
  /** Called with the group and the value chosen in it, also for values that are sold out. */
  onChange: (specificationId: string, valueId: string) => void;
  className?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

type Value = Specification['values'][number];
type StateOf = (value: Value) => { availability: OptionAvailability; isSelected: boolean } | undefined;

/**
 * Chooses a product's options. Values that are sold out or do not go with the other choices stay reachable, so that a
 * shopper learns why.
 */
export function SkuPicker({ specifications, resolution, onChange, className, ref }: SkuPickerProps) {
  const words = useCommerceWords();
  const id = useId();
  return (
    <div ref={ref} className={joinClass(styles.root, className)}>
      {specifications.map((specification) => {
        const resolved = resolution.specifications.find((group) => group.id === specification.id)?.options ?? [];
        const stateOf: StateOf = (value) => resolved.find((option) => option.id === value.id);
        const chosen = specification.values.find((value) => stateOf(value)?.isSelected);
        return (
          <fieldset key={specification.id}>
            <legend className={styles.legend}>
              {specification.name}
              <span className={styles.chosen}>{chosen?.name ?? words.notChosen}</span>
            </legend>
            <div className={styles.options}>
              {specification.values.map((value) => {
                const availability = stateOf(value)?.availability ?? 'available';
                const reasonId = `${id}-${specification.id}-${value.id}`;
                return (
                  <label
                    key={value.id}
                    className={styles.chip({ kind: kindOf(value) })}
                    data-availability={availability}
                  >
                    <input
                      type="radio"
                      name={`${id}-${specification.id}`}
                      value={value.id}
                      checked={chosen?.id === value.id}
                      aria-describedby={availability === 'available' ? undefined : reasonId}
                      className={styles.input}
                      onChange={() => onChange(specification.id, value.id)}
                    />
                    <Drawing value={value} />
                    <span>{value.name}</span>
                    {availability !== 'available' && (
                      <VisuallyHidden id={reasonId} aria-hidden="true">
                        {reason(value, availability)}
                      </VisuallyHidden>
                    )}
                  </label>
                );
              })}
              {note(specification, stateOf)}
            </div>
          </fieldset>
        );
      })}
    </div>
  );

  function reason(value: Value, availability: OptionAvailability): string {
    return availability === 'soldOut' ? words.optionSoldOut(value.name) : words.optionImpossible(value.name);
  }

  /** Beside the last group, why the choice as a whole cannot be had; else the one other value that cannot. */
  function note({ id: group, values }: Specification, stateOf: StateOf) {
    const missing = values.filter((value) => (stateOf(value)?.availability ?? 'available') !== 'available');
    const chosen = missing.find((value) => stateOf(value)?.isSelected);
    const told = chosen ?? (missing.length === 1 ? missing[0] : undefined);
    if (!told || (chosen && specifications.at(-1)?.id !== group)) return null;
    const availability = stateOf(told)?.availability ?? 'soldOut';
    if (!chosen || specifications.length === 1)
      return <span className={styles.note}>{reason(told, availability)}</span>;
    return (
      <span className={styles.note}>{availability === 'soldOut' ? words.choiceSoldOut : words.choiceImpossible}</span>
    );
  }
}

function kindOf(value: Value): 'text' | 'picture' | 'swatch' {
  if (value.image) return 'picture';
  return value.swatch ? 'swatch' : 'text';
}

function Drawing({ value }: { value: Value }) {
  if (value.image)
    return <Image {...pictureProps(value.image, '40px')} alt="" ratio="1:1" className={styles.thumbnail} />;
  if (!value.swatch) return null;
  return (
    <svg aria-hidden="true" width="20" height="20" className={styles.swatch}>
      <circle cx="10" cy="10" r="9.5" fill={value.swatch} stroke="rgb(0 0 0 / 0.14)" />
    </svg>
  );
}
