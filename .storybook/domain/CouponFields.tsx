import { BASIS_POINTS, MAX_MINOR, minor } from '@mallard/domain/money';
import { Grid } from '@mallard/ui/Grid';
import { Switch } from '@mallard/ui/Switch';
import { TextField } from '@mallard/ui/TextField';
import { AmountField, Choice } from './fields.tsx';
import { useDomainMessages } from './messages.ts';
import { categories, couponIds as kinds, type SampleCoupon } from './samples.ts';

interface CouponFieldsProps {
  coupon: SampleCoupon;
  onChange: (coupon: SampleCoupon) => void;
}

/** Fields of the terms of a coupon. */
export function CouponFields({ coupon, onChange }: CouponFieldsProps) {
  const t = useDomainMessages('coupons');
  const tLines = useDomainMessages('lines');
  const change = (to: Partial<SampleCoupon>) => onChange({ ...coupon, ...to });
  const { kind, value, threshold, cap, categoryUuids, startTime, endTime, status } = coupon;
  const isPercent = kind === 'percent';
  return (
    <>
      <Grid columns="sm" gap={12}>
        <Choice
          label={t('kind')}
          ids={kinds}
          labelOf={(id) => t(`kinds.${id}`)}
          value={kind}
          onChange={(newKind) => change({ kind: newKind, value: Math.min(value, BASIS_POINTS) })}
        />
        <AmountField
          label={t(isPercent ? 'basisPoints' : 'value')}
          value={value}
          maxValue={isPercent ? BASIS_POINTS : MAX_MINOR}
          isDisabled={kind === 'freeShipping'}
          onChange={(next) => change({ value: next ?? 0 })}
        />
        <AmountField
          label={t('threshold')}
          value={threshold}
          onChange={(next) => change({ threshold: minor(next ?? 0) })}
        />
        <AmountField
          label={t('cap')}
          value={cap}
          onChange={(next) => change({ cap: next === null ? null : minor(next) })}
        />
        <TextField label={t('startTime')} value={startTime} onChange={(text) => change({ startTime: text })} />
        <TextField label={t('endTime')} value={endTime} onChange={(text) => change({ endTime: text })} />
      </Grid>
      <Choice
        label={t('category')}
        ids={['', ...categories]}
        labelOf={(id) => (id === '' ? t('everything') : tLines(id))}
        value={categories.find((id) => id === categoryUuids[0]) ?? ''}
        onChange={(id) => change({ categoryUuids: id === '' ? [] : [id] })}
      />
      <Switch isSelected={status === 'used'} onChange={(is) => change({ status: is ? 'used' : 'claimed' })}>
        {t('isUsed')}
      </Switch>
    </>
  );
}
