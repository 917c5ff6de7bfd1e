import { DEFAULT_SHOP } from '@mallard/domain/contract';
import { formatPrice, minor } from '@mallard/domain/money';
import {
  cartTotals,
  checkQuantity,
  MAX_QUANTITY,
  PURCHASE_LIMIT,
  priceOrder,
  type ShippingMethod,
  selectedCouponLines,
  shippingFeeOf,
  shippingMethods,
} from '@mallard/domain/rules';
import { AmountTable } from '@mallard/ui/AmountTable';
import { Grid } from '@mallard/ui/Grid';
import { Heading } from '@mallard/ui/Heading';
import { useState } from 'react';
import { DomainPage, Facts, Json } from './DomainPage.tsx';
import { AmountField, Choice } from './fields.tsx';
import { LineFields } from './LineFields.tsx';
import { useDomainMessages } from './messages.ts';
import { type CouponId, couponIds, SAMPLE_TIME, sampleCoupons, sampleLines, toCartLines } from './samples.ts';

const quantities = ['asked', 'inCart', 'stock', 'limit'] as const;

/** A page to try the totals of a cart, the price of an order and limits of quantities. */
export function OrderPricesPage() {
  const t = useDomainMessages('orders');
  const tCoupons = useDomainMessages('coupons');
  const [lines, setLines] = useState([...sampleLines]);
  const [shippingMethod, setShippingMethod] = useState<ShippingMethod>('standard');
  const [couponId, setCouponId] = useState<CouponId | ''>('');
  const [request, setRequest] = useState({ asked: 3, inCart: 4, stock: 5, limit: PURCHASE_LIMIT });
  const items = toCartLines(lines);
  const totals = cartTotals(items);
  const bought = selectedCouponLines(items);
  const fee = shippingFeeOf(DEFAULT_SHOP, shippingMethod, bought);
  const coupon = sampleCoupons.find(({ id }) => id === couponId) ?? null;
  const pricing = priceOrder({
    lines: bought,
    coupon,
    shippingMethod,
    shop: DEFAULT_SHOP,
    now: Date.parse(SAMPLE_TIME),
  });
  const untilFree = minor(Math.max(0, (DEFAULT_SHOP.freeShippingFrom ?? 0) - totals.selectedGoods));
  return (
    <DomainPage
      title={t('title')}
      description={t('description')}
      results={
        <>
          <Facts
            title={t('cart')}
            facts={[
              [t('unitCount'), totals.unitCount],
              [t('selectedUnits'), totals.selectedUnits],
              [t('selectedProducts'), formatPrice(totals.selectedGoods)],
            ]}
          />
          <Facts
            title={t('shipping')}
            facts={[
              ['shippingFeeOf', formatPrice(fee)],
              [t('untilFree'), shippingMethod === 'express' ? t('neverFree') : formatPrice(untilFree)],
            ]}
          />
          <Heading level={2} size="label">
            {t('steps')}
          </Heading>
          <AmountTable
            rows={pricing.trace.map(({ rule, amount, isSaving }) => ({ label: t(`rules.${rule}`), amount, isSaving }))}
            total={{ label: t('total'), amount: pricing.total }}
          />
          <Facts
            facts={[
              [t('savings'), formatPrice(pricing.savings)],
              [t('lineShares'), <Json key="lineShares" value={pricing.lineShares} />],
              ['evaluateCoupon', <Json key="evaluateCoupon" value={pricing.coupon} />],
            ]}
          />
          <Facts facts={[['checkQuantity', <Json key="checkQuantity" value={checkQuantity(request)} />]]} />
        </>
      }
    >
      <LineFields lines={lines} onChange={setLines} />
      <Choice
        label={t('shippingMethod')}
        ids={shippingMethods}
        labelOf={t}
        value={shippingMethod}
        onChange={setShippingMethod}
      />
      <Choice
        label={t('coupon')}
        ids={['', ...couponIds]}
        labelOf={(id) => tCoupons(id === '' ? 'none' : `names.${id}`)}
        value={couponId}
        onChange={setCouponId}
      />
      <Heading level={2}>{t('quantity')}</Heading>
      <Grid columns="sm" gap={12}>
        {quantities.map((name) => (
          <AmountField
            key={name}
            label={t(name)}
            value={request[name]}
            minValue={name === 'asked' ? 1 : 0}
            maxValue={MAX_QUANTITY}
            onChange={(value) => setRequest({ ...request, [name]: value ?? 1 })}
          />
        ))}
      </Grid>
    </DomainPage>
  );
}
