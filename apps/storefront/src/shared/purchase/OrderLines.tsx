import type { OrderItem } from '@mallard/domain/contract';
import { formatOptions } from '@mallard/ui/formatOptions';
import { Image } from '@mallard/ui/Image';
import { useMessages } from '@mallard/ui/messages';
import { Price } from '@mallard/ui/Price';
import { pictureProps } from '@mallard/ui/pictureProps';
import { useTranslation } from '../../i18n/useTranslation.ts';
import * as styles from './OrderLines.css.ts';

/** A line item of an order or of a checkout. */
export interface OrderLine
  extends Pick<OrderItem, 'skuUuid' | 'title' | 'attributes' | 'image' | 'price' | 'quantity'> {
  /** Reason why the item cannot be bought now. */
  problem?: string | undefined;
}

/** The line items of an order, as a read-only list. */
export function OrderLines({ lines }: { lines: readonly OrderLine[] }) {
  const { t } = useTranslation('shell');
  const tShared = useMessages('shared', 'common');
  return (
    <ul className={styles.list}>
      {lines.map(({ skuUuid, title, attributes, image, price, quantity, problem }) => (
        <li key={skuUuid} className={styles.line} data-unavailable={problem !== undefined || undefined}>
          <Image {...pictureProps(image, '64px')} alt="" ratio="1:1" className={styles.picture} />
          <div className={styles.text}>
            <p className={styles.title}>{title}</p>
            <p className={styles.meta}>{formatOptions(attributes, tShared)}</p>
            {problem !== undefined && <p className={styles.problem}>{problem}</p>}
          </div>
          <div className={styles.amounts}>
            <Price size="sm" amount={price} />
            <span className={styles.meta}>{t('times', { count: quantity })}</span>
          </div>
        </li>
      ))}
    </ul>
  );
}
