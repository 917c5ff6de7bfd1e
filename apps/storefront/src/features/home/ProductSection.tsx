import type { Carousel, ProductSummary } from '@mallard/domain/contract';
import { Image } from '@mallard/ui/Image';
import { ProductCards } from '@mallard/ui/ProductCards';
import { artProps } from '@mallard/ui/pictureProps';
import { below, from } from '@mallard/ui/theme';
import { useId } from 'react';
import { SectionHead } from '../product/SectionHead.tsx';
import { useProductCards } from '../product/useProductCards.ts';
import * as styles from './Home.css.ts';

interface ProductSectionProps {
  title: string;
  note?: string;
  /** Where all of them are. */
  href: string;
  products: readonly ProductSummary[];
  /** A large picture to stand beside the products. */
  feature?: Carousel | undefined;
}

const BESIDE_FEATURE = 6;
const ON_SHELF = 10;

/** Some products with the way to more of them; nothing where there is none. */
export function ProductSection({ title, note, href, products, feature }: ProductSectionProps) {
  const id = useId();
  const cards = useProductCards(products.slice(0, feature ? BESIDE_FEATURE : ON_SHELF));
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
        <ProductCards {...cards} label={title} columns="wide" className={styles.shelf} />
      )}
    </section>
  );
}

const FEATURE_SIZES = '(min-width: 96rem) 600px, (min-width: 64rem) 40vw, 100vw';

function Feature({ slide: { kicker, title, subtitle, link, tall, wide } }: { slide: Carousel }) {
  return (
    <a href={link} className={styles.feature}>
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
