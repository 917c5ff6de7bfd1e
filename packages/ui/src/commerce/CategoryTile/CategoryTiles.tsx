import type { Ref } from 'react';
import * as styles from './CategoryTile.css.ts';
import { CategoryTile, type TileCategory } from './CategoryTile.tsx';

export interface CategoryTilesProps<C extends TileCategory> {
  categories: readonly C[];
  hrefOf: (category: C) => string;
  /** Name of the list. */
  label: string;
  className?: string | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

/** The top categories as a row of tiles: four beside one another on phones, eight from 768 px on. */
export function CategoryTiles<C extends TileCategory>(props: CategoryTilesProps<C>) {
  const { categories, hrefOf, label, className, ref } = props;
  return (
    <nav ref={ref} aria-label={label} className={className}>
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
