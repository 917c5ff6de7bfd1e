import type { CartItem } from '@mallard/domain/contract';
import { minor } from '@mallard/domain/money';
import { useId, useRef } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { Trash2 } from '../../foundations/Icon/glyphs.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { Image } from '../../foundations/Image/Image.tsx';
import { pictureProps } from '../../foundations/Image/pictureProps.ts';
import { Price } from '../../foundations/Price/Price.tsx';
import { useLeaving } from '../../foundations/useLeaving.ts';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/VisuallyHidden.tsx';
import { useMessages } from '../../intl/useMessages.ts';
import { usePriceFormat } from '../../intl/usePriceFormat.ts';
import { FEW } from '../CartLine/stockNotice.ts';
import { DiscountTag } from '../DiscountTag/DiscountTag.tsx';
import { formatLineName } from '../formatLineName.ts';
import { formatOptions } from '../formatOptions.ts';
import * as styles from './SavedForLater.css.ts';

interface SavedLineProps {
  line: CartItem;
  href: string;
  isPending: boolean;
  isRemovalSilent: boolean;
  onMoveToCart: () => void;
  onRemove: () => void;
}

/** One saved product, with changes since it was saved. */
export function SavedLine({ line, href, isPending, isRemovalSilent, onMoveToCart, onRemove }: SavedLineProps) {
  const t = useMessages('cart', 'SavedForLater');
  const id = useId();
  const row = useRef<HTMLLIElement>(null);
  const leave = useLeaving(row);
  const isGone = line.status === 'soldOut' || line.status === 'offSale';
  const tShared = useMessages('shared', 'common');
  const selected = formatOptions(line.attributes, tShared);
  const name = formatLineName(line, tShared);
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
          aria-label={selected === '' ? undefined : name}
          aria-describedby={`${id}-notice`}
          data-part="title"
        >
          {line.title}
        </a>
        {selected !== '' && <span className={styles.options}>{selected}</span>}
        <div className={styles.priceRow}>
          <Price amount={line.price} original={line.originalPrice} size="sm" tone={isGone ? 'inherit' : undefined} />
          {!isGone && <DiscountTag variant="outline" price={line.price} original={line.originalPrice} />}
          <bdi aria-hidden="true" translate="no" className={styles.options}>
            {t('multiplied', { quantity: line.quantity })}
          </bdi>
          <VisuallyHidden>{t('quantityLabel', { quantity: line.quantity })}</VisuallyHidden>
        </div>
        <Notice id={`${id}-notice`} line={line} />
      </div>
      <div className={styles.actions}>
        {!isGone && (
          <Button
            variant="quiet"
            size="sm"
            aria-label={t('moveItemToCart', { title: name })}
            isPending={isPending}
            onPress={() => {
              leave(t('moved', { title: name }));
              onMoveToCart();
            }}
          >
            {t('moveToCart')}
          </Button>
        )}
        <IconButton
          label={t('removeItem', { title: name })}
          className={styles.remove}
          onPress={() => {
            leave(isRemovalSilent ? '' : t('removed', { title: name }));
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
  const t = useMessages('cart', 'SavedForLater');
  const format = usePriceFormat();
  const difference = price - addedPrice;
  const amount = format.format(minor(Math.abs(difference)));
  if (status === 'soldOut' || status === 'offSale') {
    return (
      <p id={id} className={styles.problem}>
        {status === 'soldOut' ? t('soldOut') : t('offSale')}
      </p>
    );
  }
  return (
    <div id={id} className={styles.notices}>
      {difference !== 0 && (
        <p className={difference < 0 ? styles.successNotice : styles.change}>
          {difference < 0 ? t('priceDecreased', { amount }) : t('priceIncreased', { amount })}
        </p>
      )}
      {stock < FEW && <p className={styles.change}>{t('lowStock', { stock })}</p>}
    </div>
  );
}
