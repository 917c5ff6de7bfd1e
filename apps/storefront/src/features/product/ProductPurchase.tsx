import type { Product, Sku } from '@mallard/domain/contract';
import { addFavorite, addToCart } from '@mallard/domain/endpoints';
import { PURCHASE_LIMIT } from '@mallard/domain/rules';
import { BuyBar } from '@mallard/ui/BuyBar';
import { SkuPicker } from '@mallard/ui/SkuPicker';
import { below } from '@mallard/ui/theme';
import { useRef, useState } from 'react';
import { useLazyDialog } from '../../hydration/index.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../navigation/routes.ts';
import { useServices } from '../../services/services.ts';
import { useIsOfferedLink } from '../../services/useIsOfferedLink.ts';
import { useOffers } from '../../services/useOffers.ts';
import { useLocale } from '../../services/usePreferences.ts';
import { useAddToCart, useCartCount } from '../../shared/cart/useCart.ts';
import { useIsFavorite, useToggleFavorite } from '../../shared/favorites/favoriteData.ts';
import { LazyQuantity } from './lazySections.ts';
import * as styles from './Product.css.ts';
import type { SkuChoice } from './useSkuChoice.ts';

/** Lazy-loads the sheet, which is only needed on phones while options are missing. */
const loadSkuSheet = async () => (await import('@mallard/ui/SkuSheet')).SkuSheet;

type Intent = 'add' | 'buy';

/**
 * Milliseconds after an addition in which another press is ignored, the usual double-click time. The sheet closes, so a second
 * tap would hit the button behind it.
 */
const DOUBLE_PRESS_MS = 500;

/** Options, quantity, and the two buy buttons. Asks for missing options: in a sheet on phones, with a message elsewhere. */
export function ProductPurchase({ product, choice }: { product: Product; choice: SkuChoice }) {
  const { t } = useTranslation('product');
  const { navigation } = useServices();
  const locale = useLocale();
  const count = useCartCount();
  const isFavorite = useIsFavorite(product.id);
  const toggleFavorite = useToggleFavorite();
  const offers = useOffers();
  const isOffered = useIsOfferedLink();
  const { add, pending } = useAddToCart();
  const [sheet, setSheet] = useState<Intent>();
  const SkuSheet = useLazyDialog(loadSkuSheet, sheet !== undefined, () => setSheet(undefined));
  const [showsQuestion, setShowsQuestion] = useState(false);
  const picker = useRef<HTMLDivElement>(null);
  const addedAt = useRef(-DOUBLE_PRESS_MS);
  const { resolution, sku, isSoldOut, isAvailable, quantity, setQuantity, maxQuantity, maxReason, choose } = choice;

  const missing = product.specifications.filter(({ id }) => resolution.missing.includes(id));
  const names = new Intl.ListFormat(locale).format(missing.map(({ name }) => name));
  const question = sku ? '' : missing.length > 0 ? t('chooseFirst', { names }) : t('impossible');

  async function buy(selectedSku: Sku, intent: Intent) {
    if (intent === 'buy') {
      void navigation.go(paths.checkout({ sku: selectedSku.id, quantity }));
      return;
    }
    if (performance.now() - addedAt.current < DOUBLE_PRESS_MS) return;
    const { id: skuUuid, price, stock, limit } = selectedSku;
    const added = { productUuid: product.id, title: product.title, price };
    if (!(await add({ skuUuid, quantity, stock, limit, product: added }))) return;
    addedAt.current = performance.now();
    setSheet(undefined);
  }

  function buyOrAskOptions(intent: Intent) {
    if (sku) {
      void buy(sku, intent);
    } else if (window.matchMedia(below('lg')).matches) {
      setSheet(intent);
    } else {
      setShowsQuestion(true);
      const index = product.specifications.findIndex(({ id }) => id === missing[0]?.id);
      picker.current?.querySelectorAll('fieldset')[index]?.querySelector('input')?.focus();
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
          max={maxQuantity}
          maxReason={maxReason}
          limit={sku?.limit ?? PURCHASE_LIMIT}
          stock={sku?.stock}
          isDisabled={!isAvailable}
        />
      </div>
      <BuyBar
        onAddToCart={offers(addToCart) ? () => buyOrAskOptions('add') : undefined}
        onBuyNow={isOffered({ href: paths.checkout() }) ? () => buyOrAskOptions('buy') : undefined}
        pendingAction={sku && pending.has(sku.id) ? 'addToCart' : undefined}
        isSoldOut={isSoldOut}
        isFavorite={isFavorite}
        onFavoriteChange={offers(addFavorite) ? (next) => toggleFavorite(product.id, next) : undefined}
        helpHref={paths.help()}
        cart={isOffered({ href: paths.cart() }) ? { href: paths.cart(), count } : undefined}
      />
      {/* Below the buttons, so that it does not move them. */}
      <p role="alert" className={styles.question}>
        {showsQuestion && question}
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
          onConfirm={(selectedSku) => void buy(selectedSku, sheet)}
          isPending={sku !== undefined && pending.has(sku.id)}
        />
      )}
    </>
  );
}
