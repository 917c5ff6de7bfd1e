import type { CartItem } from '@mallard/domain/contract';
import { formatPrice, minor } from '@mallard/domain/money';
import { useId, useRef } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { Trash2 } from '../../foundations/Icon/glyphs.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { Image } from '../../foundations/Image/Image.tsx';
import { useLeaving } from '../../foundations/useLeaving.ts';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { sharedWords } from '../../intl/sharedWords.ts';
import { useWords } from '../../intl/useWords.ts';
import { FEW } from '../CartLine/stockNotice.ts';
import { DiscountTag } from '../DiscountTag/DiscountTag.tsx';
import { formatLineName } from '../formatLineName.ts';
import { formatOptions } from '../formatOptions.ts';
import { Price } from '../Price/Price.tsx';
import { pictureProps } from '../pictureProps.ts';
import * as styles from './SavedForLater.css.ts';
import { savedForLaterWords } from './SavedForLater.words.ts';

interface SavedLineProps {
  line: CartItem;
  href: string;
  isPending: boolean;
  isRemovalSilent: boolean;
  onMoveToCart: () => void;
  onRemove: () => void;
}

/** One product that waits, with what changed while it did. */
export function SavedLine({ line, href, isPending, isRemovalSilent, onMoveToCart, onRemove }: SavedLineProps) {
  const words = useWords(savedForLaterWords);
  const id = useId();
  const row = useRef<HTMLLIElement>(null);
  const leave = useLeaving(row);
  const isGone = line.status === 'soldOut' || line.status === 'offSale';
  const shared = useWords(sharedWords);
  const chosen = formatOptions(line.attributes, shared);
  const name = formatLineName(line, shared);
  return (
    <li
      ref={row}
      aria-labelledby={`${id}-title`}
      aria-busy={isPending}
      className={styles.line}
      data-unavailable={isGone || undefined}
    >
      <Image {...pictureProps(line.image, '72px')} alt="" ratio="1:1" radius="md" className={styles.picture} />
      <div className={styles.body}>
        <a
          id={`${id}-title`}
          className={styles.title}
          href={href}
          aria-label={chosen === '' ? undefined : name}
          aria-describedby={`${id}-notice`}
          data-part="title"
        >
          {line.title}
        </a>
        {chosen !== '' && <span className={styles.options}>{chosen}</span>}
        <div className={styles.priceRow}>
          <Price amount={line.price} original={line.originalPrice} size="sm" tone={isGone ? 'inherit' : undefined} />
          {!isGone && <DiscountTag variant="outline" price={line.price} original={line.originalPrice} />}
          <bdi aria-hidden="true" translate="no" className={styles.options}>
            {words.quantity(line.quantity)}
          </bdi>
          <VisuallyHidden>{words.quantityLabel(line.quantity)}</VisuallyHidden>
        </div>
        <Notice id={`${id}-notice`} line={line} />
      </div>
      <div className={styles.actions}>
        {!isGone && (
          <Button
            variant="quiet"
            size="sm"
            aria-label={words.moveItemToCart(name)}
            isPending={isPending}
            onPress={() => {
              leave(words.moved(name));
              onMoveToCart();
            }}
          >
            {words.moveToCart}
          </Button>
        )}
        <IconButton
          label={words.removeItem(name)}
          className={styles.remove}
          onPress={() => {
            leave(isRemovalSilent ? '' : words.removed(name));
            onRemove();
          }}
        >
          <Icon glyph={Trash2} />
        </IconButton>
      </div>
    </li>
  );
}

function Notice({ id, line: { status, stock, price, addedPrice } }: { id: string; line: CartItem }) {
  const words = useWords(savedForLaterWords);
  const difference = price - addedPrice;
  const amount = formatPrice(minor(Math.abs(difference)));
  if (status === 'soldOut' || status === 'offSale') {
    return (
      <p id={id} className={styles.problem}>
        {status === 'soldOut' ? words.soldOut : words.offSale}
      </p>
    );
  }
  return (
    <div id={id} className={styles.notices}>
      {difference !== 0 && (
        <p className={difference < 0 ? styles.good : styles.change}>
          {difference < 0 ? words.priceDropped(amount) : words.priceRose(amount)}
        </p>
      )}
      {stock < FEW && <p className={styles.change}>{words.lowStock(stock)}</p>}
    </div>
  );
}
