import type { OrderPreview as Preview } from '@mallard/domain/contract';
import type { Minor } from '@mallard/domain/money';
import { quantityBound } from '@mallard/domain/rules';
import { Image } from '../../foundations/Image/Image.tsx';
import { pictureProps } from '../../foundations/Image/pictureProps.ts';
import { Price } from '../../foundations/Price/Price.tsx';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { useMessages } from '../../intl/useMessages.ts';
import { usePriceFormat } from '../../intl/usePriceFormat.ts';
import { formatOptions } from '../formatOptions.ts';
import * as styles from './OrderPreview.css.ts';

/** A line of an order that has not been placed yet. */
export type PreviewLine = Preview['lines'][number];

interface PreviewRowProps {
  line: PreviewLine;
  /** Accepted price of one item, minor units. */
  previousPrice: Minor | undefined;
}

/** One product with its options, price and quantity; an unavailable one shows the reason. */
export function PreviewRow({ line, previousPrice }: PreviewRowProps) {
  const t = useMessages('checkout', 'OrderPreview');
  const format = usePriceFormat();
  const { title, image, attributes, price, quantity, status, stock, limit } = line;
  const isOut = status !== 'available';
  const hasChanged = previousPrice !== undefined && previousPrice !== price;
  const problems = {
    soldOut: t('soldOut'),
    offSale: t('offSale'),
    insufficient: quantityBound(stock, limit) === 'limit' ? t('overLimit', { limit }) : t('insufficient', { stock }),
  };
  const selected = formatOptions(attributes, useMessages('shared', 'common'));
  return (
    <li className={styles.row} data-unavailable={isOut || undefined}>
      <Image {...pictureProps(image, '64px')} alt="" ratio="1:1" radius="md" className={styles.picture} />
      <div className={styles.body}>
        <span className={styles.title}>{title}</span>
        {selected !== '' && <span className={styles.options}>{selected}</span>}
        {isOut && <span className={styles.problem}>{problems[status]}</span>}
      </div>
      <div className={styles.end} data-changed={hasChanged || undefined}>
        <Price amount={price} size="sm" tone={isOut ? 'inherit' : undefined} />
        {hasChanged && (
          <span className={styles.was}>{t('previousPrice', { amount: format.format(previousPrice) })}</span>
        )}
        <bdi aria-hidden="true" translate="no" className={styles.times}>
          {t('multiplied', { quantity })}
        </bdi>
        <VisuallyHidden>{t('quantityLabel', { count: quantity })}</VisuallyHidden>
      </div>
    </li>
  );
}
