import type { OrderItem } from '@mallard/domain/contract';
import { Image } from '../../foundations/Image/Image.tsx';
import { pictureProps } from '../../foundations/Image/pictureProps.ts';
import * as pictureSizes from '../../foundations/Image/pictureSizes.ts';
import { Price } from '../../foundations/Price/Price.tsx';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { useMessages } from '../../intl/useMessages.ts';
import { formatOptions } from '../formatOptions.ts';
import * as styles from './OrderCard.css.ts';
import { unitCountOf } from './unitCountOf.ts';

const SHOWN = 3;

interface OrderCardItemsProps {
  items: readonly OrderItem[];
  href: string;
  /** Id of the order number, which distinguishes the link from that of an order with the same products. */
  orderLabelId?: string | undefined;
}

/** The lines of an order: a single one with its text, several as pictures with the number of further ones. */
export function OrderCardItems({ items, href, orderLabelId }: OrderCardItemsProps) {
  const t = useMessages('orders', 'OrderCard');
  const tShared = useMessages('shared', 'common');
  const [only] = items;
  if (items.length === 1 && only) {
    return (
      <a href={href} aria-describedby={orderLabelId} className={`${styles.items} ${styles.single}`}>
        <Image {...pictureProps(only.image, pictureSizes.thumb)} alt="" ratio="1:1" className={styles.thumbnail} />
        <span className={styles.words}>
          <span className={styles.title}>{only.title}</span>
          {only.attributes.length > 0 && (
            <span className={styles.options}>{formatOptions(only.attributes, tShared)}</span>
          )}
        </span>
        <span className={styles.end}>
          <Price size="sm" amount={only.price} />
          <bdi className={styles.meta}>{t('multiplied', { quantity: only.quantity })}</bdi>
        </span>
      </a>
    );
  }
  const hidden = items.length - SHOWN;
  return (
    <a href={href} aria-describedby={orderLabelId} className={`${styles.items} ${styles.row}`}>
      <span className={styles.thumbnails}>
        {items.slice(0, SHOWN).map((item) => (
          <span key={item.id} className={`${styles.thumbnail} ${styles.small}`}>
            <Image {...pictureProps(item.image, pictureSizes.thumb)} alt={item.title} ratio="1:1" />
          </span>
        ))}
        {hidden > 0 && (
          <span className={`${styles.thumbnail} ${styles.small} ${styles.more}`}>
            <bdi aria-hidden="true" translate="no">{`+${hidden}`}</bdi>
            <VisuallyHidden>{t('moreProducts', { count: hidden })}</VisuallyHidden>
          </span>
        )}
      </span>
      <span className={styles.meta}>{t('itemCount', { count: unitCountOf(items) })}</span>
    </a>
  );
}
