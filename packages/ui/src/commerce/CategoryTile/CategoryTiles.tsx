import type { HTMLAttributes, Ref } from 'react';
import * as styles from './CategoryTile.css.ts';
import { CategoryTile, type TileCategory } from './CategoryTile.tsx';

export interface CategoryTilesProps<C extends TileCategory>
  extends Omit<HTMLAttributes<HTMLElement>, 'children' | 'style' | 'aria-label' | 'aria-labelledby'> {
  /** In the order of the shop. */
  categories: readonly C[];
  /** Returns the URL of a category. */
  hrefOf: (category: C) => string;
  /** Accessible name of the list. */
  label: string;
  ref?: Ref<HTMLElement> | undefined;
}

/** The top categories as a row of tiles: four in a row on phones, eight from 768 px on. */
export function CategoryTiles<C extends TileCategory>(props: CategoryTilesProps<C>) {
  const { categories, hrefOf, label, ...remainingProps } = props;
  return (
    <nav {...remainingProps} aria-label={label}>
      <ul className={styles.tiles}>
        {categories.map((category) => (
          <li key={category.id}>
            <CategoryTile category={category} href={hrefOf(category)} />
          </li>
        ))}
      </ul>
    </nav>
  );
}
