import type { OrderAmounts, OrderPreview as Preview } from '@mallard/domain/contract';
import { type HTMLAttributes, type Ref, useEffect, useId } from 'react';
import { useAnnounce } from '../../foundations/Announcer/AnnouncerContext.ts';
import { Heading, type HeadingLevel } from '../../foundations/Heading/Heading.tsx';
import { useMessages } from '../../intl/useMessages.ts';
import { usePriceFormat } from '../../intl/usePriceFormat.ts';
import { joinClass } from '../../theme/joinClass.ts';
import { AmountTable } from '../AmountTable/AmountTable.tsx';
import * as styles from './OrderPreview.css.ts';
import { type PreviewLine, PreviewRow } from './PreviewRow.tsx';

export interface OrderPreviewProps extends Omit<HTMLAttributes<HTMLDivElement>, 'style' | 'children'> {
  /** The lines to order, with the server's current prices. */
  lines: readonly PreviewLine[];
  /** The resulting amounts. */
  amounts: OrderAmounts;
  /** The preview that the shopper has accepted; differences are marked and announced. */
  accepted?: Pick<Preview, 'lines' | 'amounts'> | undefined;
  /** Whether it is being priced again. @default false */
  isRefreshing?: boolean | undefined;
  /** Level of the two titles in the page's outline. @default 2 */
  headingLevel?: HeadingLevel | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** An order before it is placed: its products and the parts of the total. */
export function OrderPreview(props: OrderPreviewProps) {
  const { lines, amounts, accepted, isRefreshing = false, headingLevel = 2, className, ...remainingProps } = props;
  const t = useMessages('checkout', 'OrderPreview');
  const format = usePriceFormat();
  const announce = useAnnounce();
  const id = useId();
  const { goods, discount, shipping, total } = amounts;
  const before = accepted?.amounts;
  const ordered = lines.filter(({ status }) => status === 'available');
  const count = ordered.reduce((sum, { quantity }) => sum + quantity, 0);
  const priceBefore = new Map(accepted?.lines.map(({ skuUuid, price }) => [skuUuid, price]));
  const change = changeOf();

  function changeOf(): string | undefined {
    if (before === undefined) return undefined;
    if (before.total !== total)
      return t('totalChanged', { from: format.format(before.total), to: format.format(total) });
    const isSame = before.goods === goods && before.discount === discount && before.shipping === shipping;
    const isSamePrice = ordered.every(({ skuUuid, price }) => (priceBefore.get(skuUuid) ?? price) === price);
    return isSame && isSamePrice ? undefined : t('amountsChanged', { total: format.format(total) });
  }

  useEffect(() => {
    if (change !== undefined && !isRefreshing) announce(change, { key: 'order-preview' });
  }, [change, isRefreshing, announce]);

  const hasDiscount = discount > 0 || (before !== undefined && before.discount > 0);
  return (
    <div {...remainingProps} aria-busy={isRefreshing} className={joinClass(styles.root, className)}>
      <section aria-labelledby={`${id}-goods`} className={styles.part}>
        <Heading level={headingLevel} size="subtitle" id={`${id}-goods`}>
          {t('items')}
        </Heading>
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari removes the list role from lists without bullets */}
        <ul role="list" className={styles.list}>
          {lines.map((line) => (
            <PreviewRow key={line.skuUuid} line={line} previousPrice={priceBefore.get(line.skuUuid)} />
          ))}
        </ul>
      </section>
      <section aria-labelledby={`${id}-amounts`} className={styles.part}>
        <Heading level={headingLevel} size="subtitle" id={`${id}-amounts`}>
          {t('amounts')}
        </Heading>
        <AmountTable
          isStale={isRefreshing}
          rows={[
            { label: t('subtotal', { count }), amount: goods, previous: before?.goods },
            ...(hasDiscount
              ? [{ label: t('discount'), amount: discount, isSaving: true, previous: before?.discount }]
              : []),
            { label: t('shipping'), amount: shipping, zeroLabel: t('free'), previous: before?.shipping },
          ]}
          total={{ label: t('toPay'), amount: total, previous: before?.total }}
        />
      </section>
    </div>
  );
}
