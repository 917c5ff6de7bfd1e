import type { HTMLAttributes, Ref } from 'react';
import { Badge } from '../../feedback/Badge/Badge.tsx';
import {
  ArrowDown,
  ArrowUp,
  ChevronsUpDown,
  LayoutGrid,
  LayoutList,
  SlidersHorizontal,
} from '../../foundations/Icon/glyphs.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { useMessages } from '../../intl/useMessages.ts';
import { joinClass } from '../../theme/joinClass.ts';
import { TabLinks } from '../TabLinks/TabLinks.tsx';
import * as styles from './SortBar.css.ts';

/** A sort order. */
export interface SortOption {
  id: string;
  label: string;
  /** URL of the sorted list; for the current price sort, of the other direction. */
  href: string;
  /** Direction of a sort that has one; `none` while another sort is current. */
  direction?: 'ascending' | 'descending' | 'none' | undefined;
}

export interface SortBarProps
  extends Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'style' | 'aria-label' | 'aria-labelledby'> {
  /** The sort orders, in the order of the shop. */
  options: readonly SortOption[];
  /** Id of the current sort order. */
  currentKey: string;
  /** Number of items in the list; shown from 1024 px on. */
  itemCount?: number | undefined;
  /** Current layout of the products. @default 'grid' */
  view?: 'grid' | 'list' | undefined;
  /** Called with the other layout; shows the two view buttons, from 1024 px on. */
  onViewChange?: ((view: 'grid' | 'list') => void) | undefined;
  /** Number of active filters, for the badge. @default 0 */
  filterCount?: number | undefined;
  /** Accessible name of the links. @default "Sort by" in the reader's language */
  label?: string | undefined;
  /** Called on a press of the filter button, which is shown below 1024 px. */
  onFilterPress?: (() => void) | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

const directionGlyphs = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown };

/** Toolbar above a list of products: sort order, number of products, layout and filters. */
export function SortBar(props: SortBarProps) {
  const {
    options,
    currentKey,
    itemCount,
    view = 'grid',
    onViewChange,
    filterCount = 0,
    onFilterPress,
    label,
    className,
    ...elementProps
  } = props;
  const t = useMessages('navigation', 'SortBar');
  const name = label ?? t('sort');
  const links = options.map(({ id, label, href, direction }) => ({
    id,
    label,
    href,
    ...(direction !== undefined && {
      end: <Icon glyph={directionGlyphs[direction]} size="sm" />,
      ...(direction !== 'none' && { accessibleLabel: `${label} ${t(direction)}` }),
    }),
  }));
  return (
    <div {...elementProps} className={joinClass(styles.root, className)}>
      <TabLinks label={name} className={styles.tabs} currentKey={currentKey} items={links} />
      {itemCount !== undefined && <span className={styles.total}>{t('productCount', { count: itemCount })}</span>}
      {onViewChange && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
        <div role="group" aria-label={t('view')} className={styles.view}>
          {(['grid', 'list'] as const).map((choice) => (
            <button
              key={choice}
              type="button"
              className={styles.viewButton}
              aria-pressed={view === choice}
              aria-label={choice === 'grid' ? t('viewGrid') : t('viewList')}
              onClick={() => onViewChange(choice)}
            >
              <Icon glyph={choice === 'grid' ? LayoutGrid : LayoutList} />
            </button>
          ))}
        </div>
      )}
      {onFilterPress && (
        <button type="button" className={styles.filter} aria-haspopup="dialog" onClick={onFilterPress}>
          <Icon glyph={SlidersHorizontal} size="sm" />
          {filterCount > 0 && <VisuallyHidden>{t('filterCount', { count: filterCount })}</VisuallyHidden>}
          <span aria-hidden={filterCount > 0 || undefined}>{t('filter')}</span>
          <Badge size="sm" count={filterCount} />
        </button>
      )}
    </div>
  );
}
