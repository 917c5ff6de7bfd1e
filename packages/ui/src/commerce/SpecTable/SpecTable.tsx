import { createElement, type HTMLAttributes, type ReactNode, type Ref, useId, useState } from 'react';
import type { HeadingLevel } from '../../foundations/Heading/Heading.tsx';
import { ChevronDown } from '../../foundations/Icon/glyphs.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { useMessages } from '../../intl/useMessages.ts';
import { joinClass } from '../../theme/joinClass.ts';
import * as styles from './SpecTable.css.ts';

/** One fact of a product. */
export interface Spec {
  name: string;
  value: ReactNode;
}

/** Facts that belong together. */
export interface SpecGroup {
  /** Heading of the group; optional. */
  title?: string | undefined;
  specs: readonly Spec[];
}

export interface SpecTableProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'style'> {
  /** Facts in groups; a plain list is one group without a title. Groups without facts are left out. */
  groups: readonly SpecGroup[];
  /** Number of facts shown before "show more"; 0 for all. @default 0 */
  collapsedCount?: number | undefined;
  /** Heading level of the groups' titles. @default 3 */
  headingLevel?: HeadingLevel | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** Facts of a product by name, in two columns where there is room. */
export function SpecTable({
  groups: given,
  collapsedCount = 0,
  headingLevel = 3,
  className,
  ...remainingProps
}: SpecTableProps) {
  const t = useMessages('product', 'SpecTable');
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const groups = given.filter(({ specs }) => specs.length > 0);
  const total = groups.reduce((sum, { specs }) => sum + specs.length, 0);
  // A button that reveals only one more line would replace that line.
  const isLong = collapsedCount > 0 && total > collapsedCount + 1;
  const shown = isLong && !isOpen ? firstOf(groups, collapsedCount) : groups;
  if (total === 0) return null;
  return (
    <div {...remainingProps} className={joinClass(styles.root, className)}>
      <div id={id} className={styles.groups}>
        {shown.map(({ title, specs }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: groups are never reordered
          <div key={index} {...(title !== undefined && { role: 'group', 'aria-labelledby': `${id}-${index}` })}>
            {title !== undefined &&
              createElement(`h${headingLevel}`, { id: `${id}-${index}`, className: styles.title }, title)}
            <dl className={styles.list}>
              {specs.map(({ name, value }, line) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: facts are never reordered, and two may have the same name
                <div key={line} className={styles.row}>
                  <dt className={styles.name}>{name}</dt>
                  <dd className={styles.value}>{value}</dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
      {isLong && (
        <button
          type="button"
          className={styles.more}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <span>{isOpen ? t('showLess') : t('showAll', { count: total })}</span>
          <Icon glyph={ChevronDown} size="sm" className={isOpen ? styles.turned : undefined} />
        </button>
      )}
    </div>
  );
}

/** Returns the first facts, in their groups. */
function firstOf(groups: readonly SpecGroup[], count: number): SpecGroup[] {
  let left = count;
  return groups.flatMap((group) => {
    const specs = group.specs.slice(0, left);
    left -= specs.length;
    return specs.length > 0 ? [{ ...group, specs }] : [];
  });
}
