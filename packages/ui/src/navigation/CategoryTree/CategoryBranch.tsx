import { type KeyboardEvent, useId } from 'react';
import { ChevronDown } from '../../foundations/Icon/glyphs.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { groupDigits } from '../../intl/groupDigits.ts';
import { hasModifier } from '../../intl/hasModifier.ts';
import { isRightToLeft } from '../../intl/isRightToLeft.ts';
import { useMessages } from '../../intl/useMessages.ts';
import { CategoryIcon } from '../CategoryIcon/CategoryIcon.tsx';
import type { CategoryNode } from './CategoryNode.ts';
import * as styles from './CategoryTree.css.ts';

interface CategoryBranchProps {
  nodes: readonly CategoryNode[];
  /** Ids of all expanded categories. */
  open: readonly string[];
  onOpenChange: (keys: readonly string[]) => void;
  currentId: string | undefined;
  /** Ids of the current category and its ancestors. */
  path: readonly string[];
  /** Whether it is nested. @default false */
  isSub?: boolean | undefined;
}

/** A list of links, each with a button for its subcategories. Arrow keys move as in a tree, Tab as among links. */
export function CategoryBranch({ nodes, open, onOpenChange, currentId, path, isSub = false }: CategoryBranchProps) {
  const t = useMessages('navigation', 'CategoryTree');
  const id = useId();
  return (
    <ul className={isSub ? styles.sub : undefined}>
      {nodes.map((node, index) => {
        const { name, href, icon, count, children = [] } = node;
        const isOpen = open.includes(node.id) && children.length > 0;
        const setOpen = (isNowOpen: boolean) =>
          onOpenChange(isNowOpen ? [...open, node.id] : open.filter((key) => key !== node.id));
        const current = node.id === currentId ? 'page' : path.includes(node.id) ? true : undefined;
        return (
          <li key={node.id}>
            <div className={styles.row}>
              <a
                href={href}
                aria-current={current}
                className={styles.link({ isSub })}
                onKeyDown={(event) => goAbout(event, children.length > 0, isOpen, setOpen)}
              >
                {!isSub && <CategoryIcon name={icon ?? ''} />}
                <span className={styles.words}>{name}</span>
                {count !== undefined && (
                  <span translate="no" className={styles.count}>
                    {groupDigits(count)}
                  </span>
                )}
              </a>
              {children.length > 0 && (
                <button
                  type="button"
                  aria-expanded={isOpen}
                  aria-controls={isOpen ? `${id}-${index}` : undefined}
                  aria-label={isOpen ? t('collapse', { name }) : t('expand', { name })}
                  className={styles.toggle}
                  onClick={() => setOpen(!isOpen)}
                >
                  <Icon glyph={ChevronDown} size="sm" className={styles.chevron} />
                </button>
              )}
            </div>
            {isOpen && (
              <div id={`${id}-${index}`}>
                <CategoryBranch
                  open={open}
                  onOpenChange={onOpenChange}
                  currentId={currentId}
                  path={path}
                  nodes={children}
                  isSub
                />
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function goAbout(
  event: KeyboardEvent<HTMLAnchorElement>,
  hasChildren: boolean,
  isOpen: boolean,
  setOpen: (isOpen: boolean) => void,
) {
  if (hasModifier(event)) return;
  const link = event.currentTarget;
  const links = [...(link.closest('nav')?.querySelectorAll('a') ?? [])];
  const index = links.indexOf(link);
  const [inward, outward] = isRightToLeft(link) ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  const parent = link.closest('ul')?.closest('li')?.querySelector('a');
  if (event.key === 'ArrowDown') links[index + 1]?.focus();
  else if (event.key === 'ArrowUp') links[index - 1]?.focus();
  else if (event.key === 'Home') links[0]?.focus();
  else if (event.key === 'End') links.at(-1)?.focus();
  else if (event.key === inward && hasChildren) isOpen ? links[index + 1]?.focus() : setOpen(true);
  else if (event.key === outward && isOpen) setOpen(false);
  else if (event.key === outward && parent) parent.focus();
  else return;
  event.preventDefault();
}
