import { DEFAULT_SHOP } from '@mallard/domain/contract';
import { formatPrice } from '@mallard/domain/money';
import { bestCoupon, evaluateCoupon, selectedCouponLines, shippingFeeOf, toVerdict } from '@mallard/domain/rules';
import { Heading } from '@mallard/ui/Heading';
import { Tag } from '@mallard/ui/Tag';
import { TextField } from '@mallard/ui/TextField';
import { useState } from 'react';
import { CouponFields } from './CouponFields.tsx';
import { DomainPage, type Fact, Facts, Json, outcomeOf } from './DomainPage.tsx';
import { Choice } from './fields.tsx';
import { LineFields } from './LineFields.tsx';
import { useDomainMessages } from './messages.ts';
import {
  type CouponId,
  couponIds,
  SAMPLE_TIME,
  type SampleCoupon,
  sampleCoupons,
  sampleLines,
  toCartLines,
} from './samples.ts';

/** A page to try the rules about coupons. */
export function CouponsPage() {
  const t = useDomainMessages('coupons');
  const [lines, setLines] = useState([...sampleLines]);
  const [coupons, setCoupons] = useState([...sampleCoupons]);
  const [editedId, setEditedId] = useState<CouponId>('amount');
  const [time, setTime] = useState(SAMPLE_TIME);
  const now = Date.parse(time);
  const bought = selectedCouponLines(toCartLines(lines));
  const fee = shippingFeeOf(DEFAULT_SHOP, 'standard', bought);

  function evaluationOf(coupon: SampleCoupon) {
    const evaluation = evaluateCoupon(coupon, bought, now, fee);
    const { reason } = toVerdict(evaluation);
    const facts: Fact[] = [
      [
        t('verdict'),
        <Tag key="verdict" tone={reason ? 'danger' : 'save'}>
          {reason ? t(`refusals.${reason}`) : t('usable')}
        </Tag>,
      ],
      [t('saving'), formatPrice(evaluation.saving)],
      ['evaluateCoupon', <Json key="evaluation" value={evaluation} />],
    ];
    return <Facts facts={facts} />;
  }

  return (
    <DomainPage
      title={t('title')}
      description={t('description')}
      results={
        <>
          {coupons.map((coupon) => (
            <section key={coupon.id} aria-label={t(`names.${coupon.id}`)}>
              <Heading level={2} size="label">
                {t(`names.${coupon.id}`)}
              </Heading>
              {outcomeOf(() => evaluationOf(coupon))}
            </section>
          ))}
          <Facts
            facts={[
              [t('shippingFee'), formatPrice(fee)],
              [
                'bestCoupon',
                outcomeOf(() => {
                  const best = bestCoupon(coupons, bought, now, fee);
                  return best ? t(`names.${best.id}`) : t('none');
                }),
              ],
            ]}
          />
        </>
      }
    >
      <Choice
        label={t('edited')}
        ids={couponIds}
        labelOf={(id) => t(`names.${id}`)}
        value={editedId}
        onChange={setEditedId}
      />
      {coupons
        .filter(({ id }) => id === editedId)
        .map((coupon) => (
          <CouponFields
            key={coupon.id}
            coupon={coupon}
            onChange={(changed) => setCoupons(coupons.map((each) => (each === coupon ? changed : each)))}
          />
        ))}
      <TextField
        label={t('now')}
        value={time}
        onChange={setTime}
        errorMessage={Number.isNaN(now) ? t('notATime') : undefined}
      />
      <LineFields lines={lines} onChange={setLines} />
    </DomainPage>
  );
}
