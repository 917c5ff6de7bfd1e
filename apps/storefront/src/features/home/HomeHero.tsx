import type { Carousel, Home } from '@mallard/domain/contract';
import { DiscountTag } from '@mallard/ui/DiscountTag';
import { Heading } from '@mallard/ui/Heading';
import { HeroCarousel } from '@mallard/ui/HeroCarousel';
import { Image } from '@mallard/ui/Image';
import { Price } from '@mallard/ui/Price';
import { pictureProps } from '@mallard/ui/pictureProps';
import { Surface } from '@mallard/ui/Surface';
import { VisuallyHidden } from '@mallard/ui/VisuallyHidden';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { withBase } from '../../navigation/basePath.ts';
import { paths } from '../../navigation/routes.ts';
import { DealsCountDown } from './DealsCountDown.tsx';
import * as styles from './Home.css.ts';
import { LazyCoupons } from './lazySections.ts';

/** The carousel, with a deal and coupons beside it on wide pages. */
export function HomeHero({ slides, deals }: { slides: readonly Carousel[]; deals: Home['deals'] }) {
  const { t } = useTranslation('home');
  return (
    <div className={styles.hero}>
      {slides.length > 0 && (
        <HeroCarousel slides={slides.map(linkWithBase)} label={t('slides')} actionLabel={t('look')} />
      )}
      <div className={styles.side}>
        <DealTile deals={deals} />
        <LazyCoupons />
      </div>
    </div>
  );
}

function linkWithBase(slide: Carousel): Carousel {
  return { ...slide, link: withBase(slide.link) };
}

function DealTile({ deals: { items } }: { deals: Home['deals'] }) {
  const { t } = useTranslation(['home', 'shell']);
  const first = items[0];
  if (!first?.deal) return null;
  const { id, title, subtitle, image, price, hasPriceRange, originalPrice, deal } = first;
  return (
    <Surface as="section" tone="iridescent" padding={20} radius="xl" className={styles.dealTile}>
      <div className={styles.sideHead}>
        <Heading level={2} size="subtitle">
          <span>{t('shell:nav.deals')}</span>
          {/* Distinguishes this heading from the deals section, which has the same title. */}
          <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
        </Heading>
        <DealsCountDown endTime={deal.endTime} label={t('dealEnd')} />
      </div>
      <a href={paths.product(id)} className={styles.deal}>
        <span className={styles.dealPicture}>
          <Image {...pictureProps(image, '104px')} alt="" ratio="1:1" radius="lg" />
          <DiscountTag price={price} original={originalPrice} />
        </span>
        <span className={styles.dealText}>
          <strong>{title}</strong>
          <span className={styles.dealNote}>{subtitle}</span>
          <Price
            size="lg"
            tone="onBrand"
            amount={price}
            isFrom={hasPriceRange}
            original={originalPrice}
            showDecimals={!hasPriceRange}
          />
        </span>
      </a>
    </Surface>
  );
}
