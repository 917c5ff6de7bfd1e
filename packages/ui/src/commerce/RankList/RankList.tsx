import { type HTMLAttributes, type Ref, useId } from 'react';
import { Tag } from '../../feedback/Tag/Tag.tsx';
import type { HeadingLevel } from '../../foundations/Heading/Heading.tsx';
import { headingTags } from '../../foundations/Heading/headingTags.ts';
import { Image } from '../../foundations/Image/Image.tsx';
import { pictureProps } from '../../foundations/Image/pictureProps.ts';
import { Inline } from '../../foundations/Inline/Inline.tsx';
import { Price } from '../../foundations/Price/Price.tsx';
import { RatingNumber } from '../../foundations/RatingStars/RatingNumber.tsx';
import { readRating } from '../../foundations/RatingStars/readRating.ts';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { formatShortCount } from '../../intl/formatShortCount.ts';
import { useMessages } from '../../intl/useMessages.ts';
import { joinClass } from '../../theme/joinClass.ts';
import { DiscountTag } from '../DiscountTag/DiscountTag.tsx';
import * as card from '../ProductCard/ProductCard.css.ts';
import type { CardProduct } from '../ProductCard/ProductCard.tsx';
import * as styles from './RankList.css.ts';

export interface RankListProps<P extends CardProduct>
  extends Omit<HTMLAttributes<HTMLOListElement>, 'children' | 'style' | 'aria-label' | 'aria-labelledby'> {
  /** Best first. */
  products: readonly P[];
  /** Returns the URL of a product. */
  hrefOf: (product: P) => string;
  /** Accessible name of the list when there is no heading above it. */
  label?: string | undefined;
  /** Heading level of the names. @default 3 */
  headingLevel?: HeadingLevel | undefined;
  ref?: Ref<HTMLOListElement> | undefined;
}

/** Products by sales; the first three are marked. */
export function RankList<P extends CardProduct>(props: RankListProps<P>) {
  const { products, hrefOf, label, headingLevel = 3, className, ref, ...remainingProps } = props;
  const t = useMessages('commerce', 'RankList');
  const tProductCard = useMessages('commerce', 'ProductCard');
  const tRatingStars = useMessages('foundations', 'RatingStars');
  const id = useId();
  const Heading = headingTags[headingLevel];
  return (
    <ol {...remainingProps} ref={ref} aria-label={label} className={joinClass(styles.root, className)}>
      {products.map((product, index) => {
        const { rating, sales, stock } = product;
        const isGone = stock === 0;
        const shot = joinClass(`${card.shot} ${styles.shot}`, isGone ? card.faded : undefined);
        const stateId = isGone ? `${id}-${index}` : undefined;
        return (
          <li key={product.id} className={styles.item}>
            <span className={styles.rank({ isTop: index < 3 })}>
              <VisuallyHidden>{t('rank', { rank: index + 1 })}</VisuallyHidden>
              <span aria-hidden="true">{index + 1}</span>
            </span>
            {product.image ? (
              <Image {...pictureProps(product.image, '88px')} alt="" ratio="1:1" className={shot} />
            ) : (
              <span className={shot} />
            )}
            <div className={styles.body}>
              <Heading className={card.shortTitle}>
                <a href={hrefOf(product)} aria-describedby={stateId}>
                  {product.title}
                </a>
              </Heading>
              {(rating > 0 || sales > 0) && (
                <p className={card.facts}>
                  {rating > 0 && <RatingNumber rating={readRating({ value: rating }, tRatingStars)} />}
                  {sales > 0 && (
                    <span>{tProductCard('sold', { quantity: formatShortCount(sales, tProductCard.locale) })}</span>
                  )}
                </p>
              )}
              {isGone && <Tag id={stateId}>{tProductCard('soldOut')}</Tag>}
              <Inline gap={4}>
                <Price
                  amount={product.price}
                  isFrom={product.hasPriceRange}
                  original={product.originalPrice}
                  showDecimals={!product.hasPriceRange}
                />
                <DiscountTag variant="outline" price={product.price} original={product.originalPrice} />
              </Inline>
            </div>
          </li>
        );
      })}
    </ol>
  );
}
