import type { CartItem } from '@mallard/domain/contract';
import { type HTMLAttributes, type Ref, useId } from 'react';
import { EmptyState } from '../../feedback/EmptyState/EmptyState.tsx';
import { ErrorPanel } from '../../feedback/ErrorPanel/ErrorPanel.tsx';
import { Heading, type HeadingLevel } from '../../foundations/Heading/Heading.tsx';
import { levelBelow } from '../../foundations/Heading/levelBelow.ts';
import { Clock } from '../../foundations/Icon/glyphs.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { Skeleton } from '../../foundations/Skeleton/Skeleton.tsx';
import { useMessages } from '../../intl/useMessages.ts';
import { joinClass } from '../../theme/joinClass.ts';
import * as styles from './SavedForLater.css.ts';
import { SavedLine } from './SavedLine.tsx';

export interface SavedForLaterProps extends Omit<HTMLAttributes<HTMLElement>, 'style' | 'children'> {
  /** Saved products; `addedPrice` is the price when it was saved. */
  items: readonly CartItem[];
  /** Returns the URL of a product. */
  hrefOf: (item: CartItem) => string;
  /** Called with a product to move to the cart. */
  onMoveToCart: (item: CartItem) => void;
  /** Called with a product to remove. */
  onRemove: (item: CartItem) => void;
  /** Ids of products that are being moved to the cart. */
  pendingIds?: ReadonlySet<string> | undefined;
  /** Loading state of the list. @default 'ready' */
  status?: 'loading' | 'error' | 'ready' | undefined;
  /** Loads the list again after an error. */
  onRetry?: (() => void) | undefined;
  /** Whether the parent reports a removal by itself, for example in a toast. @default false */
  isRemovalSilent?: boolean | undefined;
  /** Level of the title in the page's outline. @default 2 */
  headingLevel?: HeadingLevel | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

const none: ReadonlySet<string> = new Set();

/** Products saved for a later order, with changes since then. */
export function SavedForLater(props: SavedForLaterProps) {
  const {
    items,
    hrefOf,
    onMoveToCart,
    onRemove,
    pendingIds = none,
    status = 'ready',
    onRetry,
    isRemovalSilent = false,
    headingLevel = 2,
    className,
    ...elementProps
  } = props;
  const t = useMessages('cart', 'SavedForLater');
  const id = useId();
  return (
    <section
      // Receives the focus of a retry button that disappears.
      tabIndex={-1}
      aria-labelledby={elementProps['aria-label'] === undefined ? `${id}-title` : undefined}
      {...elementProps}
      aria-busy={status === 'loading'}
      className={joinClass(styles.root, className)}
    >
      <Heading level={headingLevel} size="subtitle" id={`${id}-title`} tabIndex={-1} data-part="heading">
        {status === 'ready' ? t('titleWithCount', { count: items.length }) : t('title')}
      </Heading>
      {status === 'loading' && <Skeleton shape="text" lines={3} />}
      {status === 'error' && <ErrorPanel headingLevel={levelBelow(headingLevel)} onRetry={onRetry} />}
      {status === 'ready' && items.length === 0 && (
        <EmptyState
          headingLevel={levelBelow(headingLevel)}
          illustration={<Icon glyph={Clock} size="lg" />}
          title={t('empty')}
        >
          {t('emptyHint')}
        </EmptyState>
      )}
      {status === 'ready' && items.length > 0 && (
        // biome-ignore lint/a11y/noRedundantRoles: Safari removes the list role from lists without bullets
        <ul role="list" className={styles.list}>
          {items.map((line) => (
            <SavedLine
              key={line.id}
              line={line}
              href={hrefOf(line)}
              isPending={pendingIds.has(line.id)}
              isRemovalSilent={isRemovalSilent}
              onMoveToCart={() => onMoveToCart(line)}
              onRemove={() => onRemove(line)}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
