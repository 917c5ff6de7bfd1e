import type { Home } from '@mallard/domain/contract';
import { DealCard } from '@mallard/ui/DealCard';
import { ProductRail } from '@mallard/ui/ProductRail';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../navigation/routes.ts';
import { useProductCards } from '../../shared/products/useProductCards.ts';
import { DealsCountDown } from './DealsCountDown.tsx';
import * as styles from './Home.css.ts';

/** Products on sale, with the time left. */
export function DealsSection({ deals: { endTime, items } }: { deals: Home['deals'] }) {
  const { t } = useTranslation(['home', 'shell']);
  const { hrefOf, favoriteIds, onFavoriteChange } = useProductCards(items);
  if (items.length === 0) return null;
  const endTogether = endTime !== null && items.every(({ deal }) => deal?.endTime === endTime);
  return (
    <ProductRail
      tone="deal"
      title={t('shell:nav.deals')}
      note={
        endTogether && (
          <>
            <span className={styles.dealsEnd}>{t('dealsEnd')}</span>
            <DealsCountDown endTime={endTime} label={t('dealsEnd')} />
          </>
        )
      }
      moreHref={paths.deals()}
      moreLabel={t('shell:viewAll')}
    >
      {items.map((product) => (
        <DealCard
          key={product.id}
          product={product}
          href={hrefOf(product)}
          countDown={!endTogether && product.deal && <DealEnd endTime={product.deal.endTime} />}
          isFavorite={favoriteIds.has(product.id)}
          onFavoriteChange={onFavoriteChange && ((isFavorite) => onFavoriteChange(product, isFavorite))}
        />
      ))}
    </ProductRail>
  );
}

function DealEnd({ endTime }: { endTime: string }) {
  const { t } = useTranslation('home');
  return (
    <span className={styles.dealEnd}>
      <span aria-hidden="true">{t('dealEnd')}</span>
      <DealsCountDown endTime={endTime} label={t('dealEnd')} variant="text" />
    </span>
  );
}
