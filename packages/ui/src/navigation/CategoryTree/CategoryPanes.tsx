import { useId } from 'react';
import { ChevronRight } from '../../foundations/Icon/glyphs.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { Image } from '../../foundations/Image/Image.tsx';
import { pictureProps } from '../../foundations/Image/pictureProps.ts';
import { useMessages } from '../../intl/useMessages.ts';
import { CategoryIcon } from '../CategoryIcon/CategoryIcon.tsx';
import type { CategoryNode } from './CategoryNode.ts';
import * as styles from './CategoryPanes.css.ts';

interface CategoryPanesProps {
  nodes: readonly CategoryNode[];
  currentId: string | undefined;
  /** Id of the top category whose subcategories are shown. @default the first */
  openId: string | undefined;
  onOpen: (id: string) => void;
}

/** Two panes: top categories at the start edge, and the subcategories of one of them. */
export function CategoryPanes({ nodes, currentId, openId, onOpen }: CategoryPanesProps) {
  const t = useMessages('navigation', 'CategoryTree');
  const paneId = useId();
  const open = nodes.find(({ id }) => id === openId) ?? nodes[0];
  if (!open) return null;
  const children = open.children ?? [];
  const leaves = children.filter((child) => !child.children?.length);
  return (
    <div className={styles.panes}>
      <ul className={styles.rail}>
        {nodes.map(({ id, name }) => (
          <li key={id}>
            <button
              type="button"
              aria-expanded={id === open.id}
              aria-controls={id === open.id ? paneId : undefined}
              className={styles.top}
              onClick={() => onOpen(id)}
            >
              {name}
            </button>
          </li>
        ))}
      </ul>
      {/* A new key resets the scroll position for another category. */}
      <div key={open.id} id={paneId} className={styles.pane}>
        <PaneLink node={open} label={t('allIn', { name: open.name })} currentId={currentId} />
        {leaves.length > 0 && <Tiles nodes={leaves} parent={open} currentId={currentId} />}
        {children
          .filter((child) => child.children?.length)
          .map((child) => (
            <div key={child.id} className={styles.section}>
              <PaneLink node={child} label={child.name} currentId={currentId} />
              <Tiles nodes={child.children ?? []} parent={child} currentId={currentId} />
            </div>
          ))}
      </div>
    </div>
  );
}

interface PaneLinkProps {
  node: CategoryNode;
  label: string;
  currentId: string | undefined;
}

function PaneLink({ node, label, currentId }: PaneLinkProps) {
  return (
    <a href={node.href} aria-current={node.id === currentId ? 'page' : undefined} className={styles.title}>
      <span className={styles.words}>{label}</span>
      <Icon glyph={ChevronRight} size="sm" isDirectional />
    </a>
  );
}

interface TilesProps {
  nodes: readonly CategoryNode[];
  /** Provides its icon for categories without one. */
  parent: CategoryNode;
  currentId: string | undefined;
}

function Tiles({ nodes, parent, currentId }: TilesProps) {
  return (
    <ul className={styles.tiles}>
      {nodes.map(({ id, name, href, icon, picture }) => (
        <li key={id}>
          <a href={href} aria-current={id === currentId ? 'page' : undefined} className={styles.tile}>
            {picture ? (
              <Image {...pictureProps(picture, '72px')} alt="" ratio="1:1" radius="lg" className={styles.picture} />
            ) : (
              <span className={styles.drawing}>
                <CategoryIcon name={icon ?? parent.icon ?? ''} size="lg" />
              </span>
            )}
            <span className={styles.words}>{name}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
