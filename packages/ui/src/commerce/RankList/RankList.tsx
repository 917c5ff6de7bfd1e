import { createElement, type HTMLAttributes, type Ref } from 'react';
import { Image } from '../../foundations/Image/Image.tsx';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { useWords } from '../../intl/useWords.ts';
import { joinClass } from '../../theme/joinClass.ts';
import { Price } from '../Price/Price.tsx';
import * as card from '../ProductCard/ProductCard.css.ts';
import type { CardProduct } from '../ProductCard/ProductCard.tsx';
import { productCardWords } from '../ProductCard/ProductCard.words.ts';
import { pictureProps } from '../pictureProps.ts';
import { RatingStars } from '../RatingStars/RatingStars.tsx';
import * as styles from './RankList.css.ts';
import { rankListWords } from './RankList.words.ts';

export interface RankListProps<P extends CardProduct>
  extends Omit<HTMLAttributes<HTMLOListElement>, 'children' | 'style'> {
  /** Best first. */
  products: readonly P[];
  /** Where a product leads. */
  hrefOf: (product: P) => string;
  /** Name of the list when no heading stands above it. */
  label?: string | undefined;
  /** Rank of the names among the headings around them. @default 3 */
  headingLevel?: 2 | 3 | 4 | undefined;
  ref?: Ref<HTMLOListElement> | undefined;
}

/** Products in the order of their sales; the first three are marked. */
export function RankList<P extends CardProduct>(props: RankListProps<P>) {
  const { products, hrefOf, label, headingLevel = 3, className, ref, ...rest } = props;
  const words = useWords(rankListWords);
  const { sold } = useWords(productCardWords);
  return (
    <ol {...rest} ref={ref} aria-label={label} className={joinClass(styles.root, className)}>
      {products.map((product, place) => (
        <li key={product.id} className={styles.item}>
          <span className={styles.place({ isTop: place < 3 })}>
            <VisuallyHidden>{words.rank(place + 1)}</VisuallyHidden>
            <span aria-hidden="true">{place + 1}</span>
          </span>
          <span className={`${card.shot} ${styles.shot}`}>
            {product.image && <Image {...pictureProps(product.image, '88px')} alt="" ratio="1:1" />}
          </span>
          <div className={styles.body}>
            {createElement(
              `h${headingLevel}`,
              { className: card.shortTitle },
              <a href={hrefOf(product)} className={card.link}>
                {product.title}
              </a>,
            )}
            <p className={card.meta}>
              {product.rating > 0 && <RatingStars value={product.rating} />}
              <span className={product.rating > 0 ? card.separated : undefined}>{sold(product.sales)}</span>
            </p>
            <Price amount={product.price} original={product.originalPrice} />
          </div>
        </li>
      ))}
    </ol>
  );
}
