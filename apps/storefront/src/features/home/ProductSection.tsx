import type { Carousel, ProductSummary } from '@mallard/domain/contract';
import { Image } from '@mallard/ui/Image';
import { ProductCards } from '@mallard/ui/ProductCards';
import { artProps } from '@mallard/ui/pictureProps';
import { below, from } from '@mallard/ui/theme';
import { useId } from 'react';
import { withBase } from '../../navigation/basePath.ts';
import { SectionHead } from '../../shared/products/SectionHead.tsx';
import { useProductCards } from '../../shared/products/useProductCards.ts';
import * as styles from './Home.css.ts';

interface ProductSectionProps {
  title: string;
  note?: string | undefined;
  /** Link to the full list. */
  href: string;
  products: readonly ProductSummary[];
  /** A slide to show as a large picture beside the products. */
  feature?: Carousel | undefined;
}

const MAX_BESIDE_FEATURE = 6;
const MAX_PRODUCTS = 10;

/** Some products with a link to the full list. Renders nothing when there are none. */
export function ProductSection({ title, note, href, products, feature }: ProductSectionProps) {
  const id = useId();
  const cards = useProductCards(products.slice(0, feature ? MAX_BESIDE_FEATURE : MAX_PRODUCTS));
  if (products.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <SectionHead id={id} title={title} note={note} href={href} />
      {feature ? (
        <div className={styles.featured}>
          <Feature slide={feature} />
          <ProductCards {...cards} label={title} className={styles.besideFeature} />
        </div>
      ) : (
        <ProductCards {...cards} label={title} columns="wide" className={styles.cardGrid} />
      )}
    </section>
  );
}

const FEATURE_SIZES = '(min-width: 96rem) 600px, (min-width: 64rem) 40vw, 100vw';

function Feature({ slide: { kicker, title, subtitle, link, tall, wide } }: { slide: Carousel }) {
  return (
    <a href={withBase(link)} className={styles.feature}>
      <Image
        {...artProps(
          [
            { picture: tall, media: `${below('sm')}, ${from('lg')}` },
            { picture: wide, media: `${from('sm')} and ${below('lg')}` },
          ],
          FEATURE_SIZES,
        )}
        alt=""
        className={styles.featureArt}
      />
      <span className={styles.featureKicker}>{kicker}</span>
      <strong className={styles.featureTitle}>{title}</strong>
      <span className={styles.featureNote}>{subtitle}</span>
    </a>
  );
}
