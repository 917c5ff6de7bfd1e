import type { Specification } from '@mallard/domain/contract';
import type { Minor } from '@mallard/domain/money';
import type { SkuResolution } from '@mallard/domain/rules';
import { type HTMLAttributes, type ReactNode, type Ref, useEffect, useId, useRef } from 'react';
import { useAnnounce } from '../../foundations/Announcer/AnnouncerContext.ts';
import { CircleAlert, CircleSlash, LoaderCircle } from '../../foundations/Icon/glyphs.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { useMessages } from '../../intl/useMessages.ts';
import { usePriceFormat } from '../../intl/usePriceFormat.ts';
import { joinClass } from '../../theme/joinClass.ts';
import { formatOptions } from '../formatOptions.ts';
import { SkuGroup } from './SkuGroup.tsx';
import * as styles from './SkuPicker.css.ts';

/** Parts of the selected SKU that a picker announces. */
export interface PickedSku {
  /** Price in minor units. */
  price: Minor;
  /** Number of items in stock. */
  stock: number;
}

type Resolution = SkuResolution<PickedSku>;

export interface SkuPickerProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'style' | 'onChange' | 'id'> {
  /** The specifications to select from. */
  specifications: readonly Specification[];
  /** Result of the current selection, from `resolveSku` or `useSkuPicker`. */
  resolution: Pick<Resolution, 'specifications'> & Partial<Pick<Resolution, 'state' | 'sku'>>;
  /** Called with the specification and its selected value, also for sold-out values. */
  onChange: (specificationId: string, valueId: string) => void;
  /**
   * Whether to show values that cannot be combined with the other selections, with the reason, or
   * to hide them. @default 'show'
   */
  unavailable?: 'show' | 'hide' | undefined;
  /** Below this stock the announcement contains the number. @default 10 */
  lowStock?: number | undefined;
  /** Content at the end of a group's name, by specification id: a link to a size guide. */
  guides?: Readonly<Record<string, ReactNode>> | undefined;
  /** Whether the stock is unknown: no value is marked, and none is announced as available. @default false */
  isLoading?: boolean | undefined;
  id?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/**
 * Selects a product's options. Sold-out or impossible values stay focusable, so that a shopper
 * learns the reason. Renders nothing where no group has a second value.
 */
export function SkuPicker(props: SkuPickerProps) {
  const {
    specifications,
    resolution,
    onChange,
    unavailable = 'show',
    lowStock = 10,
    guides,
    isLoading = false,
  } = props;
  const { id: ownId, className, ref, ...remainingProps } = omitChoice(props);
  const t = useMessages('product', 'SkuPicker');
  const tShared = useMessages('shared', 'common');
  const format = usePriceFormat();
  const ids = useId();
  const resolved = isLoading ? resolution.specifications.map(unmarked) : resolution.specifications;
  const state = isLoading ? undefined : (resolution.state ?? stateOf(resolved));
  const selection = specifications.flatMap(({ id, values }) => {
    const selected = resolved.find((group) => group.id === id)?.options.find(({ isSelected }) => isSelected);
    const value = values.find((value) => value.id === selected?.id);
    return value ? [{ id, value: value.name }] : [];
  });
  const choice = formatOptions(selection, tShared);
  const problem = problemOf();
  useAnnounceChange(state === undefined ? '' : resultText());
  if (specifications.every(({ values }) => values.length < 2)) return null;

  return (
    <div
      {...remainingProps}
      {...(ownId !== undefined && { id: ownId })}
      ref={ref}
      aria-busy={isLoading || undefined}
      className={joinClass(styles.root, className)}
    >
      {specifications.map((specification) => (
        <SkuGroup
          key={specification.id}
          id={ids}
          specification={specification}
          options={resolved.find((group) => group.id === specification.id)?.options ?? []}
          isHidingImpossible={unavailable === 'hide'}
          guide={guides?.[specification.id]}
          onChange={(value) => onChange(specification.id, value)}
        />
      ))}
      {(problem || isLoading) && (
        <p className={styles.message} data-part="message">
          <Icon glyph={isLoading ? LoaderCircle : state === 'soldOut' ? CircleSlash : CircleAlert} size="sm" />
          <span>{isLoading ? t('loadingStock') : problem}</span>
        </p>
      )}
    </div>
  );

  function problemOf(): string {
    if (state === 'soldOut') return t('selectionSoldOut');
    return state === 'impossible' ? t('selectionImpossible') : '';
  }

  function resultText(): string {
    const { sku } = resolution;
    if (problem) return choice ? t('selectionProblem', { choice, problem }) : problem;
    if (!sku) return '';
    const stock = sku.stock < lowStock ? t('lowStock', { stock: sku.stock }) : t('inStock');
    return t('selectedSku', { choice, price: format.formatSpoken(sku.price), stock });
  }
}

/** Announces a text whenever it changes, but not on mount. */
function useAnnounceChange(text: string): void {
  const announce = useAnnounce();
  const announcedText = useRef(text);
  useEffect(() => {
    if (announcedText.current === text) return;
    announcedText.current = text;
    // A page and a sheet may both render the same selection; the key announces it once.
    if (text) announce(text, { key: 'sku' });
  }, [text, announce]);
}

function unmarked(group: Resolution['specifications'][number]): Resolution['specifications'][number] {
  return { id: group.id, options: group.options.map((option) => ({ ...option, availability: 'available' })) };
}

/** Returns the state of the whole selection, when the parent passes only the groups. */
function stateOf(groups: Resolution['specifications']): 'soldOut' | 'impossible' | 'partial' {
  const selected = groups.flatMap(({ options }) => options.filter(({ isSelected }) => isSelected));
  if (selected.some(({ availability }) => availability === 'impossible')) return 'impossible';
  return selected.some(({ availability }) => availability === 'soldOut') ? 'soldOut' : 'partial';
}

/** Returns the props of the root: all but the picker's own. */
function omitChoice(props: SkuPickerProps) {
  const { specifications, resolution, onChange, unavailable, lowStock, guides, isLoading, ...remainingProps } = props;
  return remainingProps;
}
