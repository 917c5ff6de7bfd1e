import type { OrderItem } from '@mallard/domain/contract';
import { Image } from '../../foundations/Image/Image.tsx';
import { useCommerceWords } from '../../intl/useCommerceWords.ts';
import { Price } from '../Price/Price.tsx';
import { pictureProps } from '../pictureProps.ts';
import { pictureSizes } from '../pictureSizes.ts';
import * as styles from './OrderCard.css.ts';

const SHOWN = 3;

/** The lines of an order at a glance: one in words, several as pictures with their number. */
export function OrderCardItems({ items, href }: { items: readonly OrderItem[]; href: string }) {
  const words = useCommerceWords();
  const [only] = items;
  if (items.length === 1 && only) {
    return (
      <a href={href} className={`${styles.items} ${styles.single}`}>
        <Image {...pictureProps(only.image, pictureSizes.thumb)} alt="" ratio="1:1" className={styles.thumbnail} />
        <span>
          <span className={styles.title}>{only.title}</span>
          <br />
          <span className={styles.options}>{only.attributes.map(({ value }) => value).join(words.listSeparator)}</span>
        </span>
        <span className={styles.end}>
          <Price size="sm" amount={only.price} />
          <span className={styles.meta}>{words.times(only.quantity)}</span>
        </span>
      </a>
    );
  }
  const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <a href={href} className={`${styles.items} ${styles.row}`}>
      <span className={styles.thumbnails}>
        {items.slice(0, SHOWN).map((item) => (
          <span key={item.id} className={`${styles.thumbnail} ${styles.small}`}>
            <Image {...pictureProps(item.image, pictureSizes.thumb)} alt={item.title} ratio="1:1" />
          </span>
        ))}
      </span>
      <span className={styles.meta}>{words.orderItems(pieces)}</span>
    </a>
  );
}
