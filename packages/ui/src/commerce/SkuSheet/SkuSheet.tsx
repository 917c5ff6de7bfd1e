import type { Product, Sku } from '@mallard/domain/contract';
import { PURCHASE_LIMIT, quantityBound, quantityLimit, type SkuResolution } from '@mallard/domain/rules';
import { type ReactNode, type Ref, useRef, useState } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { useReopening } from '../../feedback/ModalLayer/useReopening.ts';
import { Sheet } from '../../feedback/Sheet/Sheet.tsx';
import { Image } from '../../foundations/Image/Image.tsx';
import { useMessages } from '../../intl/useMessages.ts';
import { DiscountTag } from '../DiscountTag/DiscountTag.tsx';
import { Price } from '../Price/Price.tsx';
import { pictureProps } from '../pictureProps.ts';
import { QuantityStepper } from '../QuantityStepper/QuantityStepper.tsx';
import { SkuPicker, type SkuPickerProps } from '../SkuPicker/SkuPicker.tsx';
import { StockBadge } from '../StockBadge/StockBadge.tsx';
import * as styles from './SkuSheet.css.ts';

export interface SkuSheetProps {
  /** Whether it is open. */
  isOpen: boolean;
  /** Called with `false` when its reader closes it; the choices stay as they are. */
  onOpenChange: (isOpen: boolean) => void;
  /** The product of which something is chosen. */
  product: Pick<Product, 'title' | 'image' | 'price' | 'hasPriceRange' | 'originalPrice' | 'specifications'>;
  /** What the choices so far mean, from `resolveSku` or `useSkuPicker`. */
  resolution: SkuResolution<Sku>;
  /** Called with the group and the value chosen in it, also for values that are sold out. */
  onChange: (specificationId: string, valueId: string) => void;
  /** How many pieces, where they are asked for. @default 1 */
  quantity?: number | undefined;
  /** Left out, no number of pieces is asked for: a line of the cart only changes its options. */
  onQuantityChange?: ((quantity: number) => void) | undefined;
  /** What the button does: put into the cart, go to checkout, or change a line of the cart. @default 'add' */
  intent?: 'add' | 'buy' | 'change' | undefined;
  /** Called with a SKU that can be bought. */
  onConfirm: (sku: Sku) => void;
  /** Whether what was confirmed is on its way. @default false */
  isPending?: boolean | undefined;
  /** Fewer pieces than this are counted. @default 10 */
  lowStock?: number | undefined;
  /** By specification id, what stands at the end of the group's name: a link to a table of sizes. */
  guides?: Readonly<Record<string, ReactNode>> | undefined;
  /** Whether values that do not go with the other choices stay, with the reason, or go away. @default 'show' */
  unavailable?: SkuPickerProps['unavailable'];
  /** Whether it is not known yet what is in stock: nothing is promised, and nothing can be bought. @default false */
  isLoading?: boolean | undefined;
  /** Id of the panel. */
  id?: string | undefined;
  /** Class of the panel. */
  className?: string | undefined;
  /** The panel. */
  ref?: Ref<HTMLDivElement> | undefined;
}

/** Options, number of pieces and one button in a sheet, for phones and for cards in lists. */
export function SkuSheet(props: SkuSheetProps) {
  const { isOpen, onOpenChange, product, resolution, onChange, quantity = 1, onQuantityChange, intent = 'add' } = props;
  const { onConfirm, isPending = false, lowStock = 10, className, ref, ...others } = omitChoice(props);
  const { guides, unavailable, isLoading = false, ...rest } = others;
  const t = useMessages('commerce', 'SkuSheet');
  const tShared = useMessages('shared', 'common');
  const picker = useRef<HTMLDivElement>(null);
  const [isAsked, setAsked] = useState(false);
  useReopening(isOpen, () => setAsked(false));
  const { sku, state } = resolution;
  const { price, originalPrice } = sku ?? product;
  /** What is chosen, once its stock is known. */
  const stocked = isLoading ? undefined : sku;
  const bound = stocked && quantityBound(stocked.stock, stocked.limit);
  const isSoldOut = state === 'soldOut' && !isLoading;
  const labels = { add: t('addToCart'), buy: t('buyNow'), change: t('done') };
  const missing = product.specifications.filter(({ id }) => resolution.missing.includes(id));
  const names = missing.map(({ name }) => name).join(tShared('listSeparator'));
  const question =
    state === 'impossible' ? t('impossible') : missing.length > 0 ? t('selectFirst', { groups: names }) : undefined;
  const canBuy = state === 'resolved' && stocked !== undefined;

  function confirm() {
    if (canBuy) {
      onConfirm(stocked);
      return;
    }
    setAsked(true);
    const place = product.specifications.findIndex(({ id }) => id === missing[0]?.id);
    const group = picker.current?.querySelectorAll('fieldset')[Math.max(0, place)];
    const option = group?.querySelector<HTMLElement>('input:checked') ?? group?.querySelector('input');
    option?.focus();
  }

  return (
    <Sheet
      {...rest}
      {...(ref !== undefined && { ref })}
      {...(className !== undefined && { className })}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t('title')}
      footer={
        <div className={styles.foot}>
          {isAsked && question !== undefined && (
            <p role="alert" className={styles.question}>
              {question}
            </p>
          )}
          <Button
            size="lg"
            isFullWidth
            variant={intent === 'add' ? 'accent' : 'primary'}
            isDisabled={isSoldOut}
            isPending={isPending || isLoading}
            onPress={confirm}
          >
            {isSoldOut ? t('soldOut') : labels[intent]}
          </Button>
        </div>
      }
    >
      <div className={styles.head}>
        <Image {...pictureProps(sku?.image ?? product.image, '96px')} alt="" ratio="1:1" className={styles.shot} />
        <div className={styles.facts}>
          <div className={styles.price}>
            <Price size="lg" amount={price} isFrom={!sku && product.hasPriceRange} original={originalPrice} />
            <DiscountTag price={price} original={originalPrice} />
          </div>
          <span className={styles.title}>{product.title}</span>
          {stocked && (
            <StockBadge
              state={stocked.stock === 0 ? 'out' : stocked.stock < lowStock ? 'low' : 'in'}
              left={stocked.stock}
            />
          )}
        </div>
      </div>
      <SkuPicker
        ref={picker}
        specifications={product.specifications}
        resolution={resolution}
        onChange={onChange}
        guides={guides}
        unavailable={unavailable}
        isLoading={isLoading}
        lowStock={lowStock}
      />
      {onQuantityChange && (
        <div className={styles.quantity}>
          <span aria-hidden="true" className={styles.label}>
            {t('quantity')}
          </span>
          <QuantityStepper
            value={quantity}
            // Of what is not known yet nobody can say that it is too many.
            max={stocked ? Math.max(1, quantityLimit(stocked.stock, stocked.limit)) : quantity}
            maxReason={bound}
            note={
              stocked && stocked.limit < PURCHASE_LIMIT && bound === 'limit'
                ? t('limitPerOrder', { limit: stocked.limit })
                : undefined
            }
            isDisabled={!canBuy}
            onChange={onQuantityChange}
          />
        </div>
      )}
    </Sheet>
  );
}

/** What is left of the props once those are taken out that say what is chosen. */
function omitChoice(props: SkuSheetProps) {
  const { isOpen, onOpenChange, product, resolution, onChange, quantity, onQuantityChange, intent, ...rest } = props;
  return rest;
}
