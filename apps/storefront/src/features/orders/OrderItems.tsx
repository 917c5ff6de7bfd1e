import type { Order } from '@mallard/domain/contract';
import { minor } from '@mallard/domain/money';
import { orderSavingParts } from '@mallard/domain/rules';
import { AmountTable } from '@mallard/ui/AmountTable';
import { formatOptions } from '@mallard/ui/formatOptions';
import { Heading } from '@mallard/ui/Heading';
import { Image } from '@mallard/ui/Image';
import { useMessages } from '@mallard/ui/messages';
import { Price } from '@mallard/ui/Price';
import { pictureProps, pictureSizes } from '@mallard/ui/pictureProps';
import { Surface } from '@mallard/ui/Surface';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../navigation/routes.ts';
import { useServices } from '../../services/services.ts';
import { itemAmountRows } from '../../shared/purchase/itemAmountRows.ts';
import * as styles from './Orders.css.ts';

/** The line items of an order, and the amounts that make up its total. */
export function OrderItems({ order }: { order: Order }) {
  const { t } = useTranslation('orders');
  const tShared = useMessages('shared', 'common');
  const { items, amounts, paymentStatus } = order;
  const saved = orderSavingParts(order, useServices().config.shop);
  const itemLabels = {
    goods: t('amounts.items'),
    listPrice: t('amounts.listPrice'),
    reduction: t('amounts.reduction'),
  };
  return (
    <Surface as="section" padding={20}>
      <Heading level={2} size="subtitle">
        {t('detail.items')}
      </Heading>
      <ul className={styles.items}>
        {items.map((item) => (
          <li key={item.id} className={styles.item}>
            <Image {...pictureProps(item.image, pictureSizes.thumb)} alt="" className={styles.picture} />
            <div className={styles.text}>
              <a href={paths.product(item.productUuid)}>{item.title}</a>
              <span className={styles.attributes}>{formatOptions(item.attributes, tShared)}</span>
              <span className={styles.line}>
                <Price amount={item.price} size="sm" />
                <span>{`× ${item.quantity}`}</span>
              </span>
            </div>
          </li>
        ))}
      </ul>
      <AmountTable
        rows={[
          ...itemAmountRows({ goods: amounts.goods, reduction: saved.reduction }, itemLabels),
          ...(amounts.discount > 0 ? [{ label: t('amounts.discount'), amount: amounts.discount, isSaving: true }] : []),
          {
            label: t('amounts.shipping'),
            amount: minor(amounts.shipping + saved.shipping),
            zeroLabel: t('amounts.freeShipping'),
          },
          ...(saved.shipping > 0
            ? [{ label: t('amounts.shippingDiscount'), amount: saved.shipping, isSaving: true }]
            : []),
        ]}
        total={{ label: paymentStatus === 'paid' ? t('amounts.paid') : t('amounts.total'), amount: amounts.total }}
      />
    </Surface>
  );
}
