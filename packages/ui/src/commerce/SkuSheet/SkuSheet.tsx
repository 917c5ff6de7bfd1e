import type { Product, Sku } from '@mallard/domain/contract';
import { quantityLimit, type SkuResolution } from '@mallard/domain/rules';
import { Button } from '../../actions/Button/Button.tsx';
import { Sheet } from '../../feedback/Sheet/Sheet.tsx';
import { Image } from '../../foundations/Image/Image.tsx';
import { useCommerceWords } from '../../intl/useCommerceWords.ts';
import { Price } from '../Price/Price.tsx';
import { pictureProps } from '../pictureProps.ts';
import { QuantityStepper } from '../QuantityStepper/QuantityStepper.tsx';
import { SkuPicker } from '../SkuPicker/SkuPicker.tsx';
import { StockBadge } from '../StockBadge/StockBadge.tsx';
import * as styles from './SkuSheet.css.ts';

export interface SkuSheetProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  product: Pick<Product, 'title' | 'image' | 'price' | 'originalPrice' | 'specifications'>;
  /** What the choices so far mean, from `resolveSku`. */
  resolution: SkuResolution<Sku>;
  onChange: (specificationId: string, valueId: string) => void;
  quantity: number;
  /** Left out, no number of pieces is asked for: a line of the cart only changes its options. */
  onQuantityChange?: ((quantity: number) => void) | undefined;
  /** What the button does. @default 'add' */
  intent?: 'add' | 'buy' | 'change' | undefined;
  /** Called with a SKU that can be bought. */
  onConfirm: (sku: Sku) => void;
  /** @default false */
  isPending?: boolean | undefined;
}

const FEW = 10;

/** Options, number of pieces and one button in a sheet, for phones and for cards in lists. */
export function SkuSheet(props: SkuSheetProps) {
  const { isOpen, onOpenChange, product, resolution, onChange, quantity, onQuantityChange, intent = 'add' } = props;
  const { onConfirm, isPending = false } = props;
  const words = useCommerceWords();
  const { sku, state } = resolution;
  const labels = { add: words.addToCart, buy: words.buyNow, change: words.confirm };
  const canBuy = state === 'resolved' && sku !== undefined;
  return (
    <Sheet
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={words.chooseSku}
      footer={
        <Button
          size="lg"
          isFullWidth
          variant={intent === 'add' ? 'accent' : 'primary'}
          isDisabled={!canBuy}
          isPending={isPending}
          onPress={() => {
            if (canBuy) onConfirm(sku);
          }}
        >
          {state === 'soldOut' ? words.soldOut : labels[intent]}
        </Button>
      }
    >
      <div className={styles.head}>
        <Image {...pictureProps(sku?.image ?? product.image, '96px')} alt="" ratio="1:1" className={styles.shot} />
        <div className={styles.facts}>
          <Price
            size="lg"
            amount={sku?.price ?? product.price}
            original={sku ? sku.originalPrice : product.originalPrice}
          />
          <span className={styles.title}>{product.title}</span>
          {sku && <StockBadge state={sku.stock === 0 ? 'out' : sku.stock < FEW ? 'low' : 'in'} left={sku.stock} />}
        </div>
      </div>
      <SkuPicker specifications={product.specifications} resolution={resolution} onChange={onChange} />
      {onQuantityChange && (
        <div className={styles.quantity}>
          <span aria-hidden="true" className={styles.label}>
            {words.quantity}
          </span>
          <QuantityStepper
            value={quantity}
            max={sku ? Math.max(1, quantityLimit(sku.stock, sku.limit)) : 1}
            maxReason={sku && sku.limit < sku.stock ? 'limit' : 'stock'}
            note={sku && words.limitPerOrder(sku.limit)}
            isDisabled={!canBuy}
            onChange={onQuantityChange}
          />
        </div>
      )}
    </Sheet>
  );
}
