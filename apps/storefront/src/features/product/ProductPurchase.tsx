import type { Product, Sku } from '@mallard/domain/contract';
import { addFavorite } from '@mallard/domain/endpoints';
import { PURCHASE_LIMIT } from '@mallard/domain/rules';
import { BuyBar } from '@mallard/ui/BuyBar';
import { SkuPicker } from '@mallard/ui/SkuPicker';
import { below } from '@mallard/ui/theme';
import { useRef, useState } from 'react';
import { useLocale } from '../../app/preferences.ts';
import { paths } from '../../app/routes.ts';
import { useServices } from '../../app/services.ts';
import { useOffers } from '../../app/useOffers.ts';
import { useLazyDialog } from '../../hydration/index.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useCartCount } from '../cart/useCart.ts';
import { useCartAdding } from '../cart/useCartAdding.ts';
import { useIsFavorite, useToggleFavorite } from '../favorites/favoriteData.ts';
import { LazyQuantity } from './lazySections.ts';
import * as styles from './Product.css.ts';
import type { SkuChoice } from './useSkuChoice.ts';

/** Only phones ask in a sheet, and only who has chosen nothing yet. */
const loadSkuSheet = async () => (await import('@mallard/ui/SkuSheet')).SkuSheet;

type Intent = 'add' | 'buy';

/**
 * Milliseconds in which a second press is not meant, as many as systems give a double click: the sheet goes, and the finger meets
 * the same button behind it.
 */
const DOUBLE_PRESS = 500;

/** Options, number of pieces, and the two ways to buy. What is not chosen yet is asked for, in a sheet on phones. */
export function ProductPurchase({ product, choice }: { product: Product; choice: SkuChoice }) {
  const { t } = useTranslation('product');
  const { navigation } = useServices();
  const locale = useLocale();
  const count = useCartCount();
  const isFavorite = useIsFavorite(product.id);
  const toggleFavorite = useToggleFavorite();
  const offers = useOffers();
  const { add, pending } = useCartAdding();
  const [sheet, setSheet] = useState<Intent>();
  const SkuSheet = useLazyDialog(loadSkuSheet, sheet !== undefined, () => setSheet(undefined));
  const [isAsked, setAsked] = useState(false);
  const picker = useRef<HTMLDivElement>(null);
  const addedAt = useRef(-DOUBLE_PRESS);
  const { resolution, sku, isSoldOut, isAvailable, quantity, setQuantity, most, mostReason, choose } = choice;

  const missing = product.specifications.filter(({ id }) => resolution.missing.includes(id));
  const names = new Intl.ListFormat(locale).format(missing.map(({ name }) => name));
  const question = sku ? '' : missing.length > 0 ? t('chooseFirst', { names }) : t('impossible');

  async function take(found: Sku, intent: Intent) {
    if (intent === 'buy') {
      void navigation.go(paths.checkout({ sku: found.id, quantity }));
      return;
    }
    if (performance.now() - addedAt.current < DOUBLE_PRESS) return;
    const { id: skuUuid, price, stock, limit } = found;
    const added = { productUuid: product.id, title: product.title, price };
    if (!(await add({ skuUuid, quantity, stock, limit, product: added }))) return;
    addedAt.current = performance.now();
    setSheet(undefined);
  }

  function want(intent: Intent) {
    if (sku) {
      void take(sku, intent);
    } else if (window.matchMedia(below('lg')).matches) {
      setSheet(intent);
    } else {
      setAsked(true);
      const place = product.specifications.findIndex(({ id }) => id === missing[0]?.id);
      picker.current?.querySelectorAll('fieldset')[place]?.querySelector('input')?.focus();
    }
  }

  return (
    <>
      {product.specifications.length > 0 && (
        <SkuPicker ref={picker} specifications={product.specifications} resolution={resolution} onChange={choose} />
      )}
      <div className={styles.quantity}>
        <span aria-hidden="true" className={styles.label}>
          {t('quantity')}
        </span>
        <LazyQuantity
          value={quantity}
          onChange={setQuantity}
          max={most}
          maxReason={mostReason}
          limit={sku?.limit ?? PURCHASE_LIMIT}
          stock={sku?.stock}
          isDisabled={!isAvailable}
        />
      </div>
      <BuyBar
        onAddToCart={() => want('add')}
        onBuyNow={() => want('buy')}
        pendingAction={sku && pending.has(sku.id) ? 'addToCart' : undefined}
        isSoldOut={isSoldOut}
        isFavorite={isFavorite}
        onFavoriteChange={offers(addFavorite) ? (next) => toggleFavorite(product.id, next) : undefined}
        helpHref={paths.help()}
        cart={{ href: paths.cart(), count }}
      />
      {/* Below the buttons, which it must not move. */}
      <p role="alert" className={styles.question}>
        {isAsked && question}
      </p>
      {sheet && SkuSheet && (
        <SkuSheet
          isOpen
          onOpenChange={() => setSheet(undefined)}
          product={product}
          resolution={resolution}
          onChange={choose}
          quantity={quantity}
          onQuantityChange={setQuantity}
          intent={sheet}
          onConfirm={(found) => void take(found, sheet)}
          isPending={sku !== undefined && pending.has(sku.id)}
        />
      )}
    </>
  );
}
