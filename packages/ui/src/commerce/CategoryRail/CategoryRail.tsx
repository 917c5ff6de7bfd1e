import type { Ref } from 'react';
import { useCommerceWords } from '../../intl/useCommerceWords.ts';
import { joinClass } from '../../theme/joinClass.ts';
import * as styles from './CategoryRail.css.ts';

export interface CategoryRailProps<C extends { id: string; name: string }> {
  categories: readonly C[];
  hrefOf: (category: C) => string;
  /** Id of the category shown. */
  currentId?: string | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

/** The top categories at the start edge of phones, beside the products of one. */
export function CategoryRail<C extends { id: string; name: string }>(props: CategoryRailProps<C>) {
  const { categories, hrefOf, currentId, className, ref } = props;
  const words = useCommerceWords();
  return (
    <nav ref={ref} aria-label={words.categories} className={joinClass(styles.root, className)}>
      <ul>
        {categories.map((category) => (
          <li key={category.id}>
            <a
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
