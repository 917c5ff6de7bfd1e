import { type HTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { Tag } from '../../feedback/Tag/Tag.tsx';
import type { HeadingLevel } from '../../foundations/Heading/Heading.tsx';
import { headingTags } from '../../foundations/Heading/headingTags.ts';
import { Price } from '../../foundations/Price/Price.tsx';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { useMessages } from '../../intl/useMessages.ts';
import { joinClass } from '../../theme/joinClass.ts';
import { DiscountTag } from '../DiscountTag/DiscountTag.tsx';
import * as card from '../ProductCard/ProductCard.css.ts';
import type { CardProduct } from '../ProductCard/ProductCard.tsx';
import { ProductCardPicture } from '../ProductCard/ProductCardPicture.tsx';
import { ShareBar } from '../ShareBar/ShareBar.tsx';
import * as styles from './DealCard.css.ts';

export interface DealCardProps extends Omit<HTMLAttributes<HTMLElement>, 'children' | 'style'> {
  /** A product with a deal. */
  product: CardProduct;
  /** URL of the product. */
  href: string;
  /** Whether the deal has ended: the card keeps its place and size, but shows no saving. @default false */
  isEnded?: boolean | undefined;
  /** A `CountDown`, where each deal has its own end; otherwise show one above all of them. */
  countDown?: ReactNode;
  /** Heading level of the title. @default 3 */
  headingLevel?: HeadingLevel | undefined;
  /** @default false */
  isFavorite?: boolean | undefined;
  /**
   * Called with the requested state; shows the favorite button. While a returned promise is
   * pending, the button already shows that state. When it rejects, the button reverts and announces
   * it.
   */
  onFavoriteChange?: ((isFavorite: boolean) => unknown) | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

/** A product on sale, with the sold share of its stock. */
export function DealCard(props: DealCardProps) {
  const {
    product,
    href,
    isEnded = false,
    countDown,
    headingLevel = 3,
    isFavorite,
    onFavoriteChange,
    className,
    ref,
    ...elementProps
  } = props;
  const t = useMessages('commerce', 'DealCard');
  const id = useId();
  const Heading = headingTags[headingLevel];
  const state = product.stock === 0 ? t('soldOut') : isEnded ? t('ended') : undefined;
  const stateId = state === undefined ? undefined : id;
  return (
    <article {...elementProps} ref={ref} className={joinClass(card.root.vertical, className)}>
      <ProductCardPicture
        isFavorite={isFavorite}
        onFavoriteChange={onFavoriteChange}
        title={product.title}
        picture={product.image}
        sizes="(min-width: 64rem) 200px, 148px"
        isSoldOut={state !== undefined}
        flag={
          state === undefined ? (
            <DiscountTag price={product.price} original={product.originalPrice} />
          ) : (
            <Tag id={stateId} className={card.pictureTag}>
              {state}
            </Tag>
          )
        }
      />
      <div>
        <Heading className={card.shortTitle}>
          <a href={href} aria-describedby={stateId}>
            {product.title}
          </a>
        </Heading>
        {product.deal && (
          <p className={styles.claimed({ isEnded })}>
            <ShareBar percent={product.deal.claimedPercent} />
            <VisuallyHidden>
              <meter
                aria-label={t('soldLabel')}
                min={0}
                max={100}
                value={product.deal.claimedPercent}
                aria-valuetext={t('sold', { percent: product.deal.claimedPercent })}
              />
            </VisuallyHidden>
            <span aria-hidden="true">{t('sold', { percent: product.deal.claimedPercent })}</span>
          </p>
        )}
        <div>
          <Price
            amount={isEnded ? (product.originalPrice ?? product.price) : product.price}
            isFrom={product.hasPriceRange}
            original={isEnded ? null : product.originalPrice}
            showDecimals={!product.hasPriceRange}
          />
        </div>
        {countDown && <div className={styles.time}>{isEnded ? t('ended') : countDown}</div>}
      </div>
    </article>
  );
}
