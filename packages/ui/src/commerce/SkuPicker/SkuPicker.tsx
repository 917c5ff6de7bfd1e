import type { Specification } from '@mallard/domain/contract';
import { type Minor, toPriceParts } from '@mallard/domain/money';
import type { SkuResolution } from '@mallard/domain/rules';
import { type HTMLAttributes, type ReactNode, type Ref, useEffect, useId, useRef } from 'react';
import { useAnnounce } from '../../foundations/Announcer/AnnouncerContext.ts';
import { CircleAlert, CircleSlash, LoaderCircle } from '../../foundations/Icon/glyphs.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { useMessages } from '../../intl/useMessages.ts';
import { joinClass } from '../../theme/joinClass.ts';
import { formatOptions } from '../formatOptions.ts';
import { SkuGroup } from './SkuGroup.tsx';
import * as styles from './SkuPicker.css.ts';

/** What a picker reads of the SKU that is chosen, to say it. */
export interface PickedSku {
  /** In minor units. */
  price: Minor;
  /** Pieces left. */
  stock: number;
}

type Resolution = SkuResolution<PickedSku>;

export interface SkuPickerProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'style' | 'onChange' | 'id'> {
  /** What can be chosen, group by group. */
  specifications: readonly Specification[];
  /** What the choices so far mean, from `resolveSku` or `useSkuPicker`. */
  resolution: Pick<Resolution, 'specifications'> & Partial<Pick<Resolution, 'state' | 'sku'>>;
  /** Called with the group and the value chosen in it, also for values that are sold out. */
  onChange: (specificationId: string, valueId: string) => void;
  /** Whether values that do not go with the other choices stay, with the reason, or go away. @default 'show' */
  unavailable?: 'show' | 'hide' | undefined;
  /** Fewer pieces than this are counted when the result is read out. @default 10 */
  lowStock?: number | undefined;
  /** By specification id, what stands at the end of the group's name: a link to a table of sizes. */
  guides?: Readonly<Record<string, ReactNode>> | undefined;
  /** Whether it is not known yet what is in stock: nothing is marked, and nothing is promised. @default false */
  isLoading?: boolean | undefined;
  id?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/**
 * Chooses a product's options. Values that are sold out or do not go with the other choices stay reachable, so that a
 * shopper learns why. Draws nothing where no group has a second value.
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
  const { id: ownId, className, ref, ...rest } = omitChoice(props);
  const t = useMessages('commerce', 'SkuPicker');
  const tShared = useMessages('shared', 'common');
  const ids = useId();
  const resolved = isLoading ? resolution.specifications.map(unmarked) : resolution.specifications;
  const state = isLoading ? undefined : (resolution.state ?? stateOf(resolved));
  const chosen = specifications.flatMap(({ id, values }) => {
    const selected = resolved.find((group) => group.id === id)?.options.find(({ isSelected }) => isSelected);
    const value = values.find((one) => one.id === selected?.id);
    return value ? [{ id, value: value.name }] : [];
  });
  const choice = formatOptions(chosen, tShared);
  const problem = problemOf();
  useNews(state === undefined ? '' : resultText());
  if (specifications.every(({ values }) => values.length < 2)) return null;

  return (
    <div
      {...rest}
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
    const { integer, fraction } = toPriceParts(sku.price);
    const stock = sku.stock < lowStock ? t('lowStock', { stock: sku.stock }) : t('inStock');
    return t('selectedSku', { choice, price: `${integer}.${fraction}`, stock });
  }
}

/** Reads out a text whenever it has changed; what stands there at first is no news. */
function useNews(text: string): void {
  const announce = useAnnounce();
  const known = useRef(text);
  useEffect(() => {
    if (known.current === text) return;
    known.current = text;
    // The same choice may be drawn twice, in the page and in a sheet above it; it is read once.
    if (text) announce(text, { key: 'sku' });
  }, [text, announce]);
}

function unmarked(group: Resolution['specifications'][number]): Resolution['specifications'][number] {
  return { id: group.id, options: group.options.map((option) => ({ ...option, availability: 'available' })) };
}

/** What a choice as a whole comes to, where its owner gives no more than the groups. */
function stateOf(groups: Resolution['specifications']): 'soldOut' | 'impossible' | 'partial' {
  const selected = groups.flatMap(({ options }) => options.filter(({ isSelected }) => isSelected));
  if (selected.some(({ availability }) => availability === 'impossible')) return 'impossible';
  return selected.some(({ availability }) => availability === 'soldOut') ? 'soldOut' : 'partial';
}

/** What is left for the root once the picker's own props are taken out. */
function omitChoice(props: SkuPickerProps) {
  const { specifications, resolution, onChange, unavailable, lowStock, guides, isLoading, ...rest } = props;
  return rest;
}
