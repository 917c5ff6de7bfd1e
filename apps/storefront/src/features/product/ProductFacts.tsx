import type { Product, Sku } from '@mallard/domain/contract';
import { DiscountTag } from '@mallard/ui/DiscountTag';
import { Heading } from '@mallard/ui/Heading';
import { Price } from '@mallard/ui/Price';
import { RatingStars } from '@mallard/ui/RatingStars';
import { joinClass } from '@mallard/ui/theme';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useLocale } from '../../services/usePreferences.ts';
import { LazyDealEnd } from './lazySections.ts';
import * as styles from './Product.css.ts';
import { REVIEWS_ID } from './sectionIds.ts';

interface ProductFactsProps {
  product: Product;
  /** The selected SKU; `undefined` until the selection is complete. */
  sku: Sku | undefined;
}

/** Name, rating and price of a product. On phones the price comes first. */
export function ProductFacts({ product, sku }: ProductFactsProps) {
  const { t } = useTranslation('product');
  const locale = useLocale();
  const digits = new Intl.NumberFormat(locale);
  const { title, subtitle, rating, reviewCount, sales } = product;
  return (
    <>
      <div className={styles.names}>
        <Heading level={1} size="title" className={styles.title}>
          {title}
        </Heading>
        {subtitle !== '' && <p className={styles.subtitle}>{subtitle}</p>}
        <p className={styles.meta}>
          <span className={styles.reviewed}>
            {rating > 0 && <RatingStars value={rating} />}
            {reviewCount > 0 ? (
              <a href={`#${REVIEWS_ID}`} className={styles.reviewLink}>
                {t('reviewCount', { count: reviewCount, number: digits.format(reviewCount) })}
              </a>
            ) : (
              <span>{t('noReviews')}</span>
            )}
          </span>
          {sales > 0 && <span className={styles.separated}>{t('sold', { number: digits.format(sales) })}</span>}
          <span className={styles.separated}>{t('stock', { number: digits.format((sku ?? product).stock) })}</span>
        </p>
      </div>
      <ProductPrice product={product} sku={sku} />
    </>
  );
}

function ProductPrice({ product, sku }: ProductFactsProps) {
  const { price, originalPrice } = sku ?? product;
  const isFrom = !sku && product.skus.some((other) => other.price !== product.price);
  return (
    <div className={joinClass(styles.price, product.deal ? styles.deal : undefined)}>
      <span className={styles.amounts}>
        <Price size="xl" amount={price} isFrom={isFrom} original={originalPrice} />
        <DiscountTag price={price} original={originalPrice} />
      </span>
      {product.deal && <LazyDealEnd endTime={product.deal.endTime} />}
    </div>
  );
}
