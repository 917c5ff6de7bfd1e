import type { HTMLAttributes, Ref } from 'react';
import { useMessages } from '../../intl/useMessages.ts';
import { joinClass } from '../../theme/joinClass.ts';
import { scrollColumnTo } from '../scrollColumnTo.ts';
import * as styles from './CategoryRail.css.ts';

export interface CategoryRailProps<C extends { id: string; name: string }>
  extends Omit<HTMLAttributes<HTMLElement>, 'children' | 'style'> {
  /** In the order of the shop. */
  categories: readonly C[];
  /** Returns the URL of a category. */
  hrefOf: (category: C) => string;
  /** Id of the current category. */
  currentId?: string | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

/** The top categories at the start edge of phones, beside the products of one. */
export function CategoryRail<C extends { id: string; name: string }>(props: CategoryRailProps<C>) {
  const { categories, hrefOf, currentId, className, ref, ...remainingProps } = props;
  const t = useMessages('commerce', 'CategoryRail');
  return (
    <nav aria-label={t('categories')} {...remainingProps} ref={ref} className={joinClass(styles.root, className)}>
      <ul>
        {categories.map((category) => (
          <li key={category.id}>
            <a
              ref={category.id === currentId ? showInRail : undefined}
              href={hrefOf(category)}
              className={styles.link}
              aria-current={category.id === currentId ? 'page' : undefined}
            >
              {category.name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Where the list itself scrolls, brings the current category into view. */
function showInRail(link: HTMLElement | null): void {
  const list = link?.closest('ul');
  if (link && list) scrollColumnTo(list, link);
}
