import type { Product, Sku } from '@mallard/domain/contract';
import { PURCHASE_LIMIT, quantityBound, quantityLimit, type SkuResolution } from '@mallard/domain/rules';
import { type ReactNode, type Ref, useRef, useState } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { useReopening } from '../../feedback/ModalLayer/useReopening.ts';
import { Sheet } from '../../feedback/Sheet/Sheet.tsx';
import { Image } from '../../foundations/Image/Image.tsx';
import { pictureProps } from '../../foundations/Image/pictureProps.ts';
import { Inline } from '../../foundations/Inline/Inline.tsx';
import { Price } from '../../foundations/Price/Price.tsx';
import { useMessages } from '../../intl/useMessages.ts';
import { DiscountTag } from '../DiscountTag/DiscountTag.tsx';
import { QuantityStepper } from '../QuantityStepper/QuantityStepper.tsx';
import { SkuPicker, type SkuPickerProps } from '../SkuPicker/SkuPicker.tsx';
import { StockBadge } from '../StockBadge/StockBadge.tsx';
import * as styles from './SkuSheet.css.ts';

export interface SkuSheetProps {
  /** Whether it is open. */
  isOpen: boolean;
  /** Called with `false` when the user closes it; the selection stays. */
  onOpenChange: (isOpen: boolean) => void;
  /** The product. */
  product: Pick<Product, 'title' | 'image' | 'price' | 'hasPriceRange' | 'originalPrice' | 'specifications'>;
  /** Result of the current selection, from `resolveSku` or `useSkuPicker`. */
  resolution: SkuResolution<Sku>;
  /** Called with the specification and its selected value, also for sold-out values. */
  onChange: (specificationId: string, valueId: string) => void;
  /** The quantity, if it is asked for. @default 1 */
  quantity?: number | undefined;
  /** Called with a new quantity. Without it, the sheet asks for none: a cart line only changes its options. */
  onQuantityChange?: ((quantity: number) => void) | undefined;
  /** Action of the button: add to the cart, go to the checkout, or change a cart line. @default 'add' */
  intent?: 'add' | 'buy' | 'change' | undefined;
  /** Called with an available SKU. */
  onConfirm: (sku: Sku) => void;
  /** Whether the confirmed action is pending. @default false */
  isPending?: boolean | undefined;
  /** Below this stock the number is shown. @default 10 */
  lowStock?: number | undefined;
  /** Content at the end of a group's name, by specification id: a link to a size guide. */
  guides?: Readonly<Record<string, ReactNode>> | undefined;
  /**
   * Whether to show values that cannot be combined with the other selections, with the reason, or
   * to hide them. @default 'show'
   */
  unavailable?: SkuPickerProps['unavailable'];
  /** Whether the stock is unknown: no stock is shown, and nothing can be bought. @default false */
  isLoading?: boolean | undefined;
  /** Id of the panel. */
  id?: string | undefined;
  /** Class of the panel. */
  className?: string | undefined;
  /** The panel. */
  ref?: Ref<HTMLDivElement> | undefined;
}

/** Options, quantity and one button in a sheet, for phones and for cards in lists. */
export function SkuSheet(props: SkuSheetProps) {
  const {
    isOpen,
    onOpenChange,
    product,
    resolution,
    onChange,
    quantity = 1,
    onQuantityChange,
    intent = 'add',
    onConfirm,
    isPending = false,
    lowStock = 10,
    className,
    ref,
    guides,
    unavailable,
    isLoading = false,
    ...elementProps
  } = props;
  const t = useMessages('product', 'SkuSheet');
  const tShared = useMessages('shared', 'common');
  const picker = useRef<HTMLDivElement>(null);
  const [isAsked, setAsked] = useState(false);
  useReopening(isOpen, () => setAsked(false));
  const { sku, state } = resolution;
  const { price, originalPrice } = sku ?? product;
  /** The selected SKU, once its stock is known. */
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
    const index = product.specifications.findIndex(({ id }) => id === missing[0]?.id);
    const group = picker.current?.querySelectorAll('fieldset')[Math.max(0, index)];
    const option = group?.querySelector<HTMLElement>('input:checked') ?? group?.querySelector('input');
    option?.focus();
  }

  return (
    <Sheet
      {...elementProps}
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
          <Inline>
            <Price size="lg" amount={price} isFrom={!sku && product.hasPriceRange} original={originalPrice} />
            <DiscountTag price={price} original={originalPrice} />
          </Inline>
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
            // While the stock is unknown, no quantity is too high.
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
