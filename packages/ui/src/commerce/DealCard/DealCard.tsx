import { createElement, type Ref } from 'react';
import { Tag } from '../../feedback/Tag/Tag.tsx';
import { useCommerceWords } from '../../intl/useCommerceWords.ts';
import { joinClass } from '../../theme/joinClass.ts';
import { DiscountTag } from '../DiscountTag/DiscountTag.tsx';
import { Price } from '../Price/Price.tsx';
import * as card from '../ProductCard/ProductCard.css.ts';
import type { CardProduct } from '../ProductCard/ProductCard.tsx';
import { ProductCardPicture } from '../ProductCard/ProductCardPicture.tsx';
import { ShareBar } from '../ShareBar/ShareBar.tsx';
import * as styles from './DealCard.css.ts';

export interface DealCardProps {
  /** A product with a deal. */
  product: CardProduct;
  href: string;
  /** Rank of the title among the headings around it. @default 3 */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** @default false */
  isFavorite?: boolean | undefined;
  /** Draws the heart. */
  onFavoriteChange?: ((isFavorite: boolean) => void) | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

/** A product on offer, with how much of the lot is gone. The time left stands once above all deals. */
export function DealCard({ product, href, headingLevel = 3, className, ref, ...heart }: DealCardProps) {
  const words = useCommerceWords();
  const isSoldOut = product.stock === 0;
  return (
    <article ref={ref} className={joinClass(card.root({ layout: 'vertical' }), className)}>
      <ProductCardPicture
        {...heart}
        title={product.title}
        picture={product.image}
        sizes="(min-width: 1024px) 200px, 148px"
        isSoldOut={isSoldOut}
        flag={
          isSoldOut ? (
            <Tag className={card.pictureTag}>{words.soldOut}</Tag>
          ) : (
            <DiscountTag price={product.price} original={product.originalPrice} />
          )
        }
      />
      <div className={card.body({ layout: 'vertical' })}>
        {createElement(
          `h${headingLevel}`,
          { className: card.title({ lines: 1 }) },
          <a href={href} className={card.link}>
            {product.title}
          </a>,
        )}
        {product.deal && (
          <p className={styles.claimed}>
            <ShareBar percent={product.deal.claimedPercent} />
            {words.claimed(product.deal.claimedPercent)}
          </p>
        )}
        <div className={card.foot}>
          <Price className={card.price} amount={product.price} original={product.originalPrice} />
        </div>
      </div>
    </article>
  );
}
