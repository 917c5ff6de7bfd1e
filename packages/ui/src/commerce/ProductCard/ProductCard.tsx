import type { Picture, ProductSummary } from '@mallard/domain/contract';
import { discountTag } from '@mallard/domain/money';
import { type HTMLAttributes, type ReactNode, type Ref, useContext, useId, useMemo } from 'react';
import { Tag } from '../../feedback/Tag/Tag.tsx';
import type { HeadingLevel } from '../../foundations/Heading/Heading.tsx';
import { headingTags } from '../../foundations/Heading/headingTags.ts';
import * as pictureSizes from '../../foundations/Image/pictureSizes.ts';
import { PictureBaseContext } from '../../foundations/MallardProvider/PictureBaseContext.ts';
import { renderPrice } from '../../foundations/Price/renderPrice.tsx';
import { RatingNumber } from '../../foundations/RatingStars/RatingNumber.tsx';
import { readRating } from '../../foundations/RatingStars/readRating.ts';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { discountOfTag } from '../../intl/discount.ts';
import { formatShortCount } from '../../intl/formatShortCount.ts';
import { useMessages } from '../../intl/useMessages.ts';
import { usePriceFormat } from '../../intl/usePriceFormat.ts';
import { joinClass } from '../../theme/joinClass.ts';
import { FavoriteButton } from './FavoriteButton.tsx';
import * as styles from './ProductCard.css.ts';
import { renderCardPicture } from './renderCardPicture.tsx';

type Facts = Pick<
  ProductSummary,
  | 'id'
  | 'title'
  | 'price'
  | 'hasPriceRange'
  | 'originalPrice'
  | 'sales'
  | 'stock'
  | 'rating'
  | 'isNew'
  | 'deal'
  | 'onlySkuUuid'
>;
/** Parts of a product that a card needs; a missing picture has a placeholder. */
export interface CardProduct extends Facts {
  image: Picture | null;
}

export interface ProductCardProps extends Omit<HTMLAttributes<HTMLElement>, 'children' | 'style'> {
  /** The product. */
  product: CardProduct;
  /** URL of the product. */
  href: string;
  /** Picture above the text, or beside it in lists on phones. @default 'vertical' */
  layout?: 'vertical' | 'horizontal' | undefined;
  /** Heading level of the title. @default 3 */
  headingLevel?: HeadingLevel | undefined;
  /** @default false */
  isFavorite?: boolean | undefined;
  /**
   * Called with the requested state; shows the favorite button of a `vertical` card, while a
   * `horizontal` one has none. While a returned promise is pending, the button already shows that
   * state. When it rejects, the button reverts and announces it.
   */
  onFavoriteChange?: ((isFavorite: boolean) => unknown) | undefined;
  /** Called by the add button, which it shows: add the product to the cart, or open a dialog with its options. */
  onQuickAdd?: (() => void) | undefined;
  /** Whether the product is being added to the cart. @default false */
  isPending?: boolean | undefined;
  /** Why the product could not be added to the cart; announced at once. */
  errorMessage?: string | undefined;
  /** Whether the product is no longer sold: it cannot be added, but the card still links to it. @default false */
  isOffSale?: boolean | undefined;
  /** Whether prices are only for customers who are logged in. @default false */
  isPriceHidden?: boolean | undefined;
  /** Position in a ranking, from 1; shown on the picture. */
  rank?: number | undefined;
  /** Content below the price, such as the time left of a deal. */
  note?: ReactNode;
  /** Whether the card is visible first, so that its picture loads at once. @default false */
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
  isOffSale = false,
  isPriceHidden = false,
  rank,
  note,
  isPriority,
  className,
  ref,
  ...root
}: ProductCardProps) {
  const t = useMessages('commerce', 'ProductCard');
  const tRatingStars = useMessages('foundations', 'RatingStars');
  const tPrice = useMessages('foundations', 'Price');
  const tDiscountTag = useMessages('commerce', 'DiscountTag');
  const format = usePriceFormat();
  const pictureBase = useContext(PictureBaseContext);
  const id = useId();
  const isGone = isOffSale || product.stock === 0;
  const state = isOffSale ? t('offSale') : product.stock === 0 ? t('soldOut') : undefined;
  const stateId = state === undefined ? undefined : `${id}-state`;
  const errorId = errorMessage === undefined ? undefined : `${id}-error`;
  const isVertical = layout === 'vertical';
  const discount = isPriceHidden ? undefined : discountTag(product.price, product.originalPrice ?? product.price);
  const stateTag =
    state === undefined ? undefined : (
      <Tag id={stateId} className={isVertical ? styles.pictureTag : undefined}>
        {state}
      </Tag>
    );
  // At most one tag is on the picture: a discount has priority over "new".
  const savingTag = discount && (
    <Tag tone={isVertical ? 'deal' : 'save'}>
      {tDiscountTag('discount', { discount: discountOfTag(discount, t.locale) })}
    </Tag>
  );
  const newTag = product.isNew && (
    <Tag tone={isVertical ? 'line' : 'new'} className={isVertical ? styles.pictureTag : undefined}>
      {t('newProduct')}
    </Tag>
  );
  const pictureTag = isVertical && (stateTag || savingTag || newTag);
  const rankTag =
    rank === undefined ? null : (
      <span className={styles.rank}>
        <span aria-hidden="true">{rank}</span>
        <VisuallyHidden>{t('rank', { rank })}</VisuallyHidden>
      </span>
    );
  const { image, title, rating, sales } = product;
  // Memoized, because price and stock change more often.
  const shot = useMemo(
    () => renderCardPicture(image, { sizes: SIZES[layout], isPriority, isFaded: isGone, pictureBase }),
    [image, layout, isPriority, isGone, pictureBase],
  );
  const Heading = headingTags[headingLevel];
  const heading = useMemo(
    () => (
      <Heading>
        <a href={href} aria-describedby={stateId}>
          {title}
        </a>
      </Heading>
    ),
    [Heading, href, stateId, title],
  );
  const meta = useMemo(
    () =>
      (rating > 0 || sales > 0) && (
        <p>
          {rating > 0 && <RatingNumber rating={readRating({ value: rating }, tRatingStars)} />}
          {sales > 0 && <span>{t('sold', { quantity: formatShortCount(sales, t.locale) })}</span>}
        </p>
      ),
    [rating, sales, tRatingStars, t],
  );
  return (
    <article {...root} ref={ref} className={joinClass(styles.root[layout], className)}>
      {shot}
      {(rankTag || pictureTag) && (
        <span className={styles.flag}>
          {rankTag}
          {pictureTag}
        </span>
      )}
      {isVertical && onFavoriteChange && (
        <FavoriteButton label={t('favorite', { title })} isFavorite={isFavorite} onChange={onFavoriteChange} />
      )}
      <div>
        {heading}
        {meta}
        {!isVertical && (stateTag || savingTag || newTag) && (
          <p className={styles.tags}>
            {stateTag}
            {savingTag}
            {newTag}
          </p>
        )}
        <div>
          {isPriceHidden ? (
            <span className={styles.noPrice}>{t('priceHidden')}</span>
          ) : (
            renderPrice(
              {
                amount: product.price,
                isFrom: product.hasPriceRange,
                original: product.originalPrice,
                // Without them, the lowest and the struck price fit side by side on phones.
                showDecimals: !product.hasPriceRange,
              },
              tPrice,
              format,
            )
          )}
          {onQuickAdd && !isGone && (
            <button
              type="button"
              className={styles.add}
              aria-haspopup={product.onlySkuUuid === null ? 'dialog' : undefined}
              aria-label={t(product.onlySkuUuid === null ? 'chooseOptions' : 'addToCart', { title })}
              aria-busy={isPending || undefined}
              aria-describedby={errorId}
              onClick={({ currentTarget }) => {
                if (isPending) return;
                // A dialog returns the focus here; Safari does not focus pressed buttons.
                currentTarget.focus();
                onQuickAdd();
              }}
            />
          )}
        </div>
        {note}
        {errorMessage !== undefined && (
          <p id={errorId} role="alert" className={styles.error}>
            {errorMessage}
          </p>
        )}
      </div>
    </article>
  );
}
