import type { Picture } from '@mallard/domain/contract';
import type { HTMLAttributes, Ref } from 'react';
import { Image } from '../../foundations/Image/Image.tsx';
import { pictureProps } from '../../foundations/Image/pictureProps.ts';
import * as pictureSizes from '../../foundations/Image/pictureSizes.ts';
import { CategoryIcon } from '../../navigation/CategoryIcon/CategoryIcon.tsx';
import { joinClass } from '../../theme/joinClass.ts';
import { shot } from '../ProductCard/ProductCard.css.ts';
import * as styles from './CategoryTile.css.ts';

/** Parts of a category that a tile needs. */
export interface TileCategory {
  id: string;
  name: string;
  /** Name of the icon to show instead of a picture. */
  icon: string;
  picture: Picture | null;
}

export interface CategoryTileProps extends Omit<HTMLAttributes<HTMLAnchorElement>, 'children' | 'style'> {
  category: TileCategory;
  /** URL of the tile. */
  href: string;
  ref?: Ref<HTMLAnchorElement> | undefined;
}

/** A category as a square picture with its name below. */
export function CategoryTile({ category, href, className, ...remainingProps }: CategoryTileProps) {
  return (
    <a {...remainingProps} href={href} className={joinClass(styles.root, className)}>
      <span className={`${shot} ${styles.shot}`}>
        {category.picture ? (
          <Image {...pictureProps(category.picture, pictureSizes.tile)} alt="" ratio="1:1" />
        ) : (
          <span className={styles.empty}>
            <CategoryIcon name={category.icon} size="lg" />
          </span>
        )}
      </span>
      <span>{category.name}</span>
    </a>
  );
}
