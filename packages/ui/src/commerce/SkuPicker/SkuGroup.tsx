import type { Specification } from '@mallard/domain/contract';
import type { ResolvedOption } from '@mallard/domain/rules';
import type { ReactNode } from 'react';
import { Image } from '../../foundations/Image/Image.tsx';
import { pictureProps } from '../../foundations/Image/pictureProps.ts';
import { replayPreHydrationTick } from '../../foundations/PreHydration/replayPreHydrationTick.ts';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { useMessages } from '../../intl/useMessages.ts';
import * as styles from './SkuPicker.css.ts';

type Value = Specification['values'][number];

export interface SkuGroupProps {
  specification: Specification;
  /** Result of selecting each value. */
  options: readonly ResolvedOption[];
  /** Prefix of the ids in this picker. */
  id: string;
  /** Whether to hide values that cannot be combined with the other selections. */
  isHidingImpossible: boolean;
  /** Content at the end of the group's name: a link to a size guide. */
  guide?: ReactNode;
  /** Called with the selected value. */
  onChange: (valueId: string) => void;
}

/** One specification, such as color or size: native radio buttons that look like chips. */
export function SkuGroup({ specification, options, id, isHidingImpossible, guide, onChange }: SkuGroupProps) {
  const t = useMessages('product', 'SkuPicker');
  const shown = specification.values
    .map((value) => {
      const option = options.find((option) => option.id === value.id);
      return { value, availability: option?.availability ?? 'available', isSelected: option?.isSelected ?? false };
    })
    .filter(({ availability, isSelected }) => isSelected || !isHidingImpossible || availability !== 'impossible');
  const selectedOption = shown.find(({ isSelected }) => isSelected);
  return (
    <fieldset
      aria-label={
        (selectedOption?.value.name ?? '')
          ? t('group', { name: specification.name, selected: selectedOption?.value.name ?? '' })
          : t('emptyGroup', { name: specification.name })
      }
      className={styles.group}
      data-part="group"
    >
      <legend className={styles.legend}>
        <span>{specification.name}</span>
        <span className={selectedOption ? styles.selectedValue : styles.notChosen}>
          {selectedOption?.value.name ?? t('notSelected')}
        </span>
      </legend>
      {guide && <div className={styles.guide}>{guide}</div>}
      <div className={styles.options}>
        {shown.map(({ value, availability, isSelected }) => {
          const reasonId = `${id}-${specification.id}-${value.id}`;
          return (
            <label
              key={value.id}
              className={styles.chip[kindOf(value)]}
              data-part="option"
              data-availability={availability}
            >
              <input
                ref={replayPreHydrationTick}
                type="radio"
                name={`${id}-${specification.id}`}
                value={value.id}
                checked={isSelected}
                aria-describedby={availability === 'available' ? undefined : reasonId}
                className={styles.input}
                onChange={() => onChange(value.id)}
              />
              <Drawing value={value} />
              <span className={styles.name}>{value.name}</span>
              {availability === 'soldOut' && (
                <span id={reasonId} aria-hidden="true" className={styles.soldOut}>
                  {t('soldOut')}
                </span>
              )}
              {availability === 'impossible' && (
                <VisuallyHidden id={reasonId} aria-hidden="true">
                  {t('impossible')}
                </VisuallyHidden>
              )}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
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
    <svg aria-hidden="true" width="24" height="24" className={styles.swatch}>
      <circle cx="12" cy="12" r="11.5" fill={value.swatch} stroke="rgb(0 0 0 / 0.14)" />
    </svg>
  );
}
