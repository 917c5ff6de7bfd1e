import type { ProductSummary } from '@mallard/domain/contract';
import { Plus } from 'lucide-react';
import { createElement, type Ref } from 'react';
import { Tag } from '../../feedback/Tag/Tag.tsx';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { useCommerceWords } from '../../intl/useCommerceWords.ts';
import { joinClass } from '../../theme/joinClass.ts';
import { DiscountTag } from '../DiscountTag/DiscountTag.tsx';
import { Price } from '../Price/Price.tsx';
import { pictureSizes } from '../pictureSizes.ts';
import { RatingStars } from '../RatingStars/RatingStars.tsx';
import * as styles from './ProductCard.css.ts';
import { ProductCardPicture } from './ProductCardPicture.tsx';

/** What a card reads of a product. */
export type CardProduct = Pick<
  ProductSummary,
  'id' | 'title' | 'price' | 'originalPrice' | 'image' | 'sales' | 'stock' | 'rating' | 'isNew' | 'deal' | 'onlySkuUuid'
>;

export interface ProductCardProps {
  product: CardProduct;
  /** Where the card leads. */
  href: string;
  /** Picture above the words, or beside them in lists on phones. @default 'vertical' */
  layout?: 'vertical' | 'horizontal' | undefined;
  /** Rank of the title among the headings around it. @default 3 */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** @default false */
  isFavorite?: boolean | undefined;
  /** Draws the heart on vertical cards. */
  onFavoriteChange?: ((isFavorite: boolean) => void) | undefined;
  /** Draws the round button that puts the product into the cart, or asks for its options where it has any. */
  onQuickAdd?: (() => void) | undefined;
  /** Whether the product is on its way into the cart. @default false */
  isPending?: boolean | undefined;
  /** Whether the card is among the first things seen, so that its picture loads at once. @default false */
  isPriority?: boolean | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

const SIZES = { vertical: pictureSizes.card, horizontal: pictureSizes.row };

/** A product in a list. The whole card is one link; made of native elements, so that hundreds are cheap. */
export function ProductCard(props: ProductCardProps) {
  const { product, href, layout = 'vertical', headingLevel = 3, onQuickAdd, isPending = false, className } = props;
  const words = useCommerceWords();
  const isSoldOut = product.stock === 0;
  return (
    <article ref={props.ref} className={joinClass(styles.root({ layout }), className)}>
      <ProductCardPicture
        title={product.title}
        picture={product.image}
        sizes={SIZES[layout]}
        isPriority={props.isPriority}
        isSoldOut={isSoldOut}
        isFavorite={props.isFavorite}
        {...(layout === 'vertical' && { flag: <Flag product={product} />, onFavoriteChange: props.onFavoriteChange })}
      />
      <div className={styles.body({ layout })}>
        {createElement(
          `h${headingLevel}`,
          { className: styles.title() },
          <a href={href} className={styles.link}>
            {product.title}
          </a>,
        )}
        <p className={styles.meta}>
          {product.rating > 0 && <RatingStars value={product.rating} />}
          <span className={product.rating > 0 ? styles.separated : undefined}>{words.sold(product.sales)}</span>
        </p>
        {layout === 'horizontal' && (
          <p className={styles.tags}>
            {isSoldOut && <Tag>{words.soldOut}</Tag>}
            <DiscountTag variant="outline" price={product.price} original={product.originalPrice} />
            {product.isNew && <Tag tone="new">{words.newProduct}</Tag>}
          </p>
        )}
        <div className={styles.foot}>
          <Price className={styles.price} amount={product.price} original={product.originalPrice} />
          {onQuickAdd && !isSoldOut && (
            <button
              type="button"
              className={styles.add}
              aria-label={words.addProductToCart(product.title)}
              aria-haspopup={product.onlySkuUuid === null ? 'dialog' : undefined}
              aria-busy={isPending}
              onClick={() => {
                if (!isPending) onQuickAdd();
              }}
            >
              <Icon glyph={Plus} />
            </button>
          )}
        </div>
      </div>
    </article>
  );
}

/** At most one flag on a picture: sold out before deal before new. */
function Flag({ product }: { product: CardProduct }) {
  const words = useCommerceWords();
  if (product.stock === 0) return <Tag className={styles.pictureTag}>{words.soldOut}</Tag>;
  if (product.deal) return <DiscountTag price={product.price} original={product.originalPrice} />;
  return product.isNew ? <Tag className={styles.pictureTag}>{words.newProduct}</Tag> : null;
}
