import type { Picture, ProductSummary } from '@mallard/domain/contract';
import { createElement, type HTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { Spinner } from '../../feedback/Spinner/Spinner.tsx';
import { Tag } from '../../feedback/Tag/Tag.tsx';
import { useWords } from '../../intl/useWords.ts';
import { joinClass } from '../../theme/joinClass.ts';
import { DiscountTag } from '../DiscountTag/DiscountTag.tsx';
import { Price } from '../Price/Price.tsx';
import { pictureSizes } from '../pictureSizes.ts';
import { RatingStars } from '../RatingStars/RatingStars.tsx';
import { drawShot } from './drawShot.tsx';
import * as styles from './ProductCard.css.ts';
import { productCardWords } from './ProductCard.words.ts';
import { WishButton } from './WishButton.tsx';

type Facts = Pick<
  ProductSummary,
  'id' | 'title' | 'price' | 'originalPrice' | 'sales' | 'stock' | 'rating' | 'isNew' | 'deal' | 'onlySkuUuid'
>;
/** What a card reads of a product; one without a picture keeps the picture's place. */
export interface CardProduct extends Facts {
  image: Picture | null;
}

export interface ProductCardProps extends Omit<HTMLAttributes<HTMLElement>, 'children' | 'style'> {
  product: CardProduct;
  /** Where the card leads. */
  href: string;
  /** Picture above the words, or beside them in lists on phones. @default 'vertical' */
  layout?: 'vertical' | 'horizontal' | undefined;
  /** Rank of the title among the headings around it. @default 3 */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** @default false */
  isFavorite?: boolean | undefined;
  /**
   * Draws the heart; called with what was asked for. While a returned promise is open the heart shows that already; when it
   * is rejected the heart goes back, which is spoken.
   */
  onFavoriteChange?: ((isFavorite: boolean) => unknown) | undefined;
  /** Draws the round button that puts the product into the cart, or asks for its options where it has any. */
  onQuickAdd?: (() => void) | undefined;
  /** Whether the product is on its way into the cart. @default false */
  isPending?: boolean | undefined;
  /** Why the product did not get into the cart; read out at once. */
  errorMessage?: string | undefined;
  /** Whether the product is no longer sold: nothing can be added, the card still leads to it. @default false */
  isOffShelf?: boolean | undefined;
  /** Whether prices are only for customers that are logged in. @default false */
  isPriceHidden?: boolean | undefined;
  /** Whether the card is among the first things seen, so that its picture loads at once. @default false */
  isPriority?: boolean | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

const SIZES = { vertical: pictureSizes.card, horizontal: pictureSizes.row };

/** A product in a list. The whole card is one link; made of native elements, so that hundreds are cheap. */
export function ProductCard({
  product,
  href,
  layout = 'vertical',
  headingLevel = 3,
  isFavorite = false,
  onFavoriteChange,
  onQuickAdd,
  isPending = false,
  errorMessage,
  isOffShelf = false,
  isPriceHidden = false,
  isPriority,
  className,
  ref,
  ...root
}: ProductCardProps) {
  const words = useWords(productCardWords);
  const id = useId();
  const isGone = isOffShelf || product.stock === 0;
  const state = isOffShelf ? words.offShelf : product.stock === 0 ? words.soldOut : undefined;
  const stateId = state === undefined ? undefined : `${id}-state`;
  const errorId = errorMessage === undefined ? undefined : `${id}-error`;
  const flag = state ? (
    <Tag id={stateId} className={layout === 'vertical' ? styles.pictureTag : undefined}>
      {state}
    </Tag>
  ) : null;
  const isVertical = layout === 'vertical';
  const pictureFlag = flag ?? flagOf(product, isPriceHidden, words.newProduct);
  return (
    <article {...root} ref={ref} className={joinClass(styles.root[layout], className)}>
      {drawShot(product.image, { sizes: SIZES[layout], isPriority, isFaded: isGone })}
      {isVertical && pictureFlag && <span className={styles.flag}>{pictureFlag}</span>}
      {isVertical && onFavoriteChange && (
        <WishButton label={words.favorite(product.title)} isFavorite={isFavorite} onChange={onFavoriteChange} />
      )}
      <div className={styles.body[layout]}>
        {createElement(
          `h${headingLevel}`,
          { className: styles.title },
          <a href={href} className={styles.link} aria-describedby={stateId}>
            {product.title}
          </a>,
        )}
        <p className={styles.meta}>
          {product.rating > 0 && <RatingStars value={product.rating} />}
          <span className={product.rating > 0 ? styles.separated : undefined}>{words.sold(product.sales)}</span>
        </p>
        {!isVertical && (
          <p className={styles.tags}>
            {flag}
            {!isPriceHidden && <DiscountTag variant="outline" price={product.price} original={product.originalPrice} />}
            {product.isNew && <Tag tone="new">{words.newProduct}</Tag>}
          </p>
        )}
        <div className={styles.foot}>
          {isPriceHidden ? (
            <span className={styles.noPrice}>{words.priceHidden}</span>
          ) : (
            <Price className={styles.price} amount={product.price} original={product.originalPrice} />
          )}
          {onQuickAdd && !isGone && (
            <button
              type="button"
              className={styles.add}
              aria-label={words.addToCart(product.title)}
              aria-haspopup={product.onlySkuUuid === null ? 'dialog' : undefined}
              aria-busy={isPending || undefined}
              aria-describedby={errorId}
              onClick={() => {
                if (!isPending) onQuickAdd();
              }}
            >
              {isPending && <Spinner label="" />}
            </button>
          )}
        </div>
        {errorMessage !== undefined && (
          <p id={errorId} role="alert" className={styles.error}>
            {errorMessage}
          </p>
        )}
      </div>
    </article>
  );
}

/** At most one flag on a picture: deal before new. */
function flagOf(product: CardProduct, isPriceHidden: boolean, newProduct: string): ReactNode {
  if (product.deal && !isPriceHidden) return <DiscountTag price={product.price} original={product.originalPrice} />;
  return product.isNew ? <Tag className={styles.pictureTag}>{newProduct}</Tag> : null;
}
