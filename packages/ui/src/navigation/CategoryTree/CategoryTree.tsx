import { type HTMLAttributes, type Ref, useEffect, useState } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { useAnnounce } from '../../foundations/Announcer/AnnouncerContext.ts';
import { CloudOff } from '../../foundations/Icon/glyphs.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { leaveFocus } from '../../foundations/leaveFocus.ts';
import { Skeleton } from '../../foundations/Skeleton/Skeleton.tsx';
import { useMessages } from '../../intl/useMessages.ts';
import { joinClass } from '../../theme/joinClass.ts';
import { CategoryBranch } from './CategoryBranch.tsx';
import { type CategoryNode, pathTo } from './CategoryNode.ts';
import { CategoryPanes } from './CategoryPanes.tsx';
import * as styles from './CategoryTree.css.ts';

export type { CategoryNode } from './CategoryNode.ts';

export interface CategoryTreeProps
  extends Omit<HTMLAttributes<HTMLElement>, 'children' | 'style' | 'aria-label' | 'aria-labelledby'> {
  /** The top categories with their subcategories. */
  nodes: readonly CategoryNode[];
  /** Id of the category whose page is shown. */
  currentId?: string | undefined;
  /** Ids of the expanded categories, when controlled; panes show the first. */
  expandedIds?: readonly string[] | undefined;
  /** Ids of the initially expanded categories. @default the path to `currentId` */
  defaultExpandedIds?: readonly string[] | undefined;
  /** Called with the ids of all expanded categories. */
  onExpandedChange?: ((keys: readonly string[]) => void) | undefined;
  /** Nested lists for a sidebar, or two panes side by side for the page of a phone. @default 'tree' */
  layout?: 'tree' | 'panes' | undefined;
  /** Whether the categories are ready, loading, or failed to load. @default 'ready' */
  status?: 'ready' | 'loading' | 'error' | undefined;
  /** Loads them again; without it there is no button. */
  onRetry?: (() => void) | undefined;
  /** Whether they are cached from an earlier visit. @default false */
  isStale?: boolean | undefined;
  /** Accessible name of the navigation. @default "All categories" in the reader's language */
  label?: string | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

/**
 * The categories of the shop, with two or more levels. Each is a link, with a button that expands
 * its subcategories.
 */
export function CategoryTree(props: CategoryTreeProps) {
  const {
    nodes,
    currentId,
    expandedIds,
    defaultExpandedIds,
    onExpandedChange,
    layout = 'tree',
    status = 'ready',
    onRetry,
    isStale = false,
    label,
    className,
    ...elementProps
  } = props;
  const t = useMessages('navigation', 'CategoryTree');
  const tShared = useMessages('shared', 'common');
  const announce = useAnnounce();
  const path = pathTo(nodes, currentId).map(({ id }) => id);
  const [ownExpandedIds, setOwnExpandedIds] = useState(defaultExpandedIds);
  // Until the user expands something, the tree follows the page.
  const open = expandedIds ?? ownExpandedIds ?? path;
  const isCached = isStale && status === 'ready';

  useEffect(() => {
    if (isCached) announce(t('cached'));
  }, [isCached, announce, t]);

  function change(keys: readonly string[]) {
    setOwnExpandedIds(keys);
    onExpandedChange?.(keys);
  }

  const retry = onRetry && (
    <Button variant="quiet" size="sm" onPress={onRetry}>
      {tShared('retry')}
    </Button>
  );
  return (
    <nav
      // Receives the focus of a retry button that disappears.
      tabIndex={-1}
      aria-label={label ?? t('categories')}
      aria-busy={status === 'loading' || undefined}
      {...elementProps}
      className={joinClass(styles.root, className)}
    >
      {isCached && (
        <div ref={leaveFocus} className={styles.stale}>
          <Icon glyph={CloudOff} size="sm" />
          <span className={styles.words}>{t('cached')}</span>
          {retry}
        </div>
      )}
      {status === 'loading' && <Skeletons />}
      {status === 'error' && (
        <div ref={leaveFocus} role="alert" className={styles.notice}>
          <span>{t('failed')}</span>
          {retry}
        </div>
      )}
      {status === 'ready' && nodes.length === 0 && <p className={styles.notice}>{t('empty')}</p>}
      {status === 'ready' && nodes.length > 0 && layout === 'tree' && (
        <CategoryBranch nodes={nodes} open={open} currentId={currentId} path={path} onOpenChange={change} />
      )}
      {status === 'ready' && nodes.length > 0 && layout === 'panes' && (
        <CategoryPanes nodes={nodes} currentId={currentId} openId={open[0]} onOpen={(id) => change([id])} />
      )}
    </nav>
  );
}

function Skeletons() {
  return (
    <div className={styles.skeletons}>
      {[1, 2, 3, 4, 5, 6].map((row) => (
        <Skeleton key={row} shape="text" />
      ))}
    </div>
  );
}
