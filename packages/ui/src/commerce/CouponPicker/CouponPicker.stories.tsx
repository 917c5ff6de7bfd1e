import type { OrderPreview } from '@mallard/domain/contract';
import { minor } from '@mallard/domain/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { expectWithin } from '../../fixtures/expectWithin.ts';
import { both, type SampleLocale } from '../../fixtures/Localized.ts';
import { localeOf, messagesOf, textOf } from '../../fixtures/messagesOf.ts';
import { SAMPLE_NOW, sampleCoupons } from '../../fixtures/samplePurchase.ts';
import { spoken } from '../../fixtures/spoken.ts';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { type CouponCodeResult, CouponPicker, type CouponPickerProps } from './CouponPicker.tsx';

const accepted = both('已兑换：满 299 减 30', 'Redeemed: ¥30 off over ¥299');
const rejected = both('没有这个优惠码', 'There is no such code');

/** Three usable coupons, the first ending within the hour, and two that cannot be used. */
function sampleChoices(locale: SampleLocale): OrderPreview['coupons'] {
  const [amount, percent, free, used, expired] = sampleCoupons(locale);
  const usable = [amount, percent, free].flatMap((coupon, index) =>
    coupon
      ? [
          {
            coupon: { ...coupon, status: 'claimed' as const },
            isUsable: true,
            reason: null,
            saving: minor(3000 - index * 1000),
          },
        ]
      : [],
  );
  const first = usable[0];
  if (first) first.coupon.endTime = new Date(SAMPLE_NOW + 3_600_000).toISOString();
  const unusable = [used, expired].flatMap((coupon, index) =>
    coupon
      ? [
          {
            coupon: { ...coupon, status: 'claimed' as const },
            isUsable: false,
            reason: index === 0 ? ('BELOW_THRESHOLD' as const) : ('CATEGORY_MISMATCH' as const),
            saving: minor(0),
          },
        ]
      : [],
  );
  return [...usable, ...unusable];
}

/** Two unclaimed coupons that would reduce the price. */
function claimableChoices(locale: SampleLocale): OrderPreview['coupons'] {
  return sampleCoupons(locale)
    .slice(0, 2)
    .map((coupon, index) => ({
      coupon: { ...coupon, id: `claimable-${index}`, status: 'claimable' as const },
      isUsable: false,
      reason: 'NOT_CLAIMED' as const,
      saving: minor(3000 - index * 1000),
    }));
}

type Which = 'all' | 'usable' | 'unusable' | 'claimable' | 'claimableAndUsable' | 'none';
type SampleProps = Omit<CouponPickerProps, 'coupons' | 'ref'> & {
  which?: Which;
  answersCodes?: boolean;
  times?: number;
};

/** A picker that stores its selection, and knows one code. */
function Sample({ which = 'all', answersCodes = false, times = 1, ...props }: SampleProps) {
  const locale = useSampleLocale();
  const isShown = ({ isUsable }: { isUsable: boolean }) =>
    which === 'all' || (isUsable ? which === 'usable' || which === 'claimableAndUsable' : which === 'unusable');
  const coupons = [
    ...sampleChoices(locale).filter(isShown),
    ...(which === 'claimable' || which === 'claimableAndUsable' ? claimableChoices(locale) : []),
  ].map((choice) => ({
    ...choice,
    coupon: { ...choice.coupon, name: Array(times).fill(choice.coupon.name).join(' ') },
  }));
  const [selectedId, setSelectedId] = useState(props.selectedId ?? null);
  const [codeResult, setCodeResult] = useState<CouponCodeResult>();
  return (
    <CouponPicker
      {...props}
      coupons={coupons}
      selectedId={selectedId}
      codeResult={props.codeResult ?? codeResult}
      onSelect={(id) => {
        props.onSelect(id);
        setSelectedId(id);
      }}
      onCodeSubmit={
        answersCodes
          ? (code) => {
              props.onCodeSubmit?.(code);
              const isKnown = code === 'DUCK30';
              setCodeResult({
                status: isKnown ? 'accepted' : 'rejected',
                message: (isKnown ? accepted : rejected)[locale],
              });
            }
          : props.onCodeSubmit
      }
    />
  );
}

const meta = {
  title: 'Commerce/CouponPicker',
  component: CouponPicker,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    coupons: [],
    selectedId: null,
    onSelect: fn(),
    onRetry: fn(),
    now: () => SAMPLE_NOW,
  },
  render: ({ coupons: _coupons, ref: _ref, ...args }) => <Sample {...args} />,
} satisfies Meta<typeof CouponPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, userEvent, args, globals }) => {
    const t = messagesOf(globals, 'cart', 'CouponPicker');
    const dialog = await screen.findByRole('dialog', { name: t('title') });
    const [first, second] = await within(dialog).findAllByRole('radio');
    await expect(within(dialog).getByRole('radio', { name: t('noCoupon') })).toBeChecked();
    await expect(first).toHaveAccessibleDescription(t('saves', { amount: '¥30.00' }));
    if (first) await userEvent.click(first);
    await expect(args.onSelect).toHaveBeenLastCalledWith(sampleChoices(localeOf(globals))[0]?.coupon.id);
    await waitFor(() => expect(spoken(canvasElement)).toContain(t('applied', { amount: '¥30.00' })));
    await userEvent.keyboard('{ArrowDown}');
    await expect(second).toBeChecked();
    // One coupon per order: the other one is replaced, and that is announced.
    await waitFor(() => expect(spoken(canvasElement)).toContain(t('applied', { amount: '¥20.00' })));
    await waitFor(() => expect(within(dialog).getByText(/8\.5|15/, { selector: 'p' })).toBeVisible());
    await userEvent.click(within(dialog).getByRole('radio', { name: t('noCoupon') }));
    await expect(args.onSelect).toHaveBeenLastCalledWith(null);
  },
};
/** With an accepted code. */
export const Matrix: Story = {
  render: ({ coupons: _coupons, ref: _ref, ...args }) => (
    <Sample {...args} onCodeSubmit={() => {}} selectedId={sampleCoupons('zh-CN')[1]?.id ?? null} />
  ),
};
/** Every unusable coupon shows the reason. */
export const Unusable: Story = {
  play: async ({ userEvent, globals }) => {
    const t = messagesOf(globals, 'cart', 'CouponPicker');
    const tab = await screen.findByRole('tab', { name: new RegExp(`^${t('unusable')}`) });
    await expect(tab).toHaveTextContent('2');
    await userEvent.click(tab);
    await waitFor(() => expect(screen.getByText(t('reasons.BELOW_THRESHOLD'))).toBeVisible());
    await expect(screen.getByText(t('reasons.CATEGORY_MISMATCH'))).toBeVisible();
  },
};
/** Nearly two hours later: coupons that expired while the picker was open cannot be selected any more. */
export const Ended: Story = {
  args: { now: () => SAMPLE_NOW + 7_000_000 },
  play: async ({ userEvent, args, globals }) => {
    const t = messagesOf(globals, 'cart', 'CouponPicker');
    const group = await screen.findByRole('group', { name: t('choices') });
    const ended = within(group).getByRole('radio', { name: new RegExp(`${t('reasons.EXPIRED')}$`) });
    await userEvent.click(ended);
    await expect(args.onSelect).not.toHaveBeenCalled();
    await expect(ended).not.toBeChecked();
    await expect(ended).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onSelect).toHaveBeenLastCalledWith(sampleChoices(localeOf(globals))[1]?.coupon.id);
  },
};
/** A new user without coupons claims one for this order. */
export const Claimable: Story = {
  args: { onClaim: fn() },
  render: ({ coupons: _coupons, ref: _ref, ...args }) => <Sample {...args} which="claimable" />,
  play: async ({ userEvent, args, globals }) => {
    const t = messagesOf(globals, 'cart', 'CouponPicker');
    const region = await screen.findByRole('region', { name: t('claimable') });
    await waitFor(() => expect(within(region).getByText(t('saves', { amount: '¥30.00' }))).toBeVisible());
    await expect(screen.getByRole('tab', { name: new RegExp(`^${t('usable')}`) })).toHaveTextContent('2');
    const [first] = within(region).getAllByRole('button', {
      name: new RegExp(`^${messagesOf(globals, 'commerce', 'ClaimButton')('claim')}`),
    });
    if (first) await userEvent.click(first);
    await expect(args.onClaim).toHaveBeenCalledWith('claimable-0');
  },
};
/** Claimed coupons come first; one of the others is being claimed. */
export const Claiming: Story = {
  args: { onClaim: fn(), claimingId: 'claimable-1' },
  render: ({ coupons: _coupons, ref: _ref, ...args }) => <Sample {...args} which="claimableAndUsable" />,
};
export const NoneUsable: Story = {
  render: ({ coupons: _coupons, ref: _ref, ...args }) => <Sample {...args} which="unusable" />,
};
export const Code: Story = {
  args: { onCodeSubmit: fn() },
  render: ({ coupons: _coupons, ref: _ref, ...args }) => <Sample {...args} answersCodes />,
  play: async ({ userEvent, args, globals }) => {
    const t = messagesOf(globals, 'cart', 'CouponPicker');
    const field = await screen.findByRole('textbox', { name: t('code') });
    await userEvent.type(field, 'GOOSE{Enter}');
    await expect(args.onCodeSubmit).toHaveBeenLastCalledWith('GOOSE');
    await expect(field).toHaveAccessibleDescription(textOf(globals, rejected));
    await userEvent.clear(field);
    await userEvent.type(field, ' ＤＵＣＫ30 ');
    await userEvent.click(screen.getByRole('button', { name: t('useCode') }));
    await expect(args.onCodeSubmit).toHaveBeenLastCalledWith('DUCK30');
    await expect(field).toHaveAccessibleDescription(textOf(globals, accepted));
  },
};
/** Enter within a composition accepts its letters; it submits nothing. */
export const Ime: Story = {
  args: { onCodeSubmit: fn() },
  play: async ({ userEvent, args, globals }) => {
    const t = messagesOf(globals, 'cart', 'CouponPicker');
    const field = await screen.findByRole('textbox', { name: t('code') });
    field.focus();
    fireEvent.compositionStart(field);
    fireEvent.compositionUpdate(field, { data: '满减' });
    fireEvent.keyDown(field, { key: 'Enter', isComposing: true, keyCode: 229 });
    fireEvent.compositionEnd(field, { data: '满减' });
    await expect(args.onCodeSubmit).not.toHaveBeenCalled();
    await userEvent.type(field, '满减 abc１２{Enter}');
    await expect(args.onCodeSubmit).toHaveBeenLastCalledWith('满减 abc12');
    await userEvent.clear(field);
    await userEvent.type(field, 'X'.repeat(60));
    await expect(field).toHaveValue('X'.repeat(40));
  },
};
export const CheckingCode: Story = { args: { onCodeSubmit: fn(), codeResult: { status: 'checking' } } };
export const Empty: Story = {
  render: ({ coupons: _coupons, ref: _ref, ...args }) => <Sample {...args} which="none" />,
  play: async ({ globals }) => {
    const t = messagesOf(globals, 'cart', 'CouponPicker');
    await expect(await screen.findByRole('heading', { name: t('empty') })).toBeInTheDocument();
  },
};
export const Loading: Story = { args: { status: 'loading' } };
export const Failed: Story = {
  args: { status: 'error' },
  play: async ({ userEvent, args, globals }) => {
    await userEvent.click(
      await screen.findByRole('button', { name: messagesOf(globals, 'shared', 'common')('retry') }),
    );
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};
export const LongText: Story = {
  render: ({ coupons: _coupons, ref: _ref, ...args }) => <Sample {...args} which="usable" times={6} />,
};
export const Narrow: Story = {
  ...LongText,
  tags: ['phone'],
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expectWithin(dialog, await within(dialog).findAllByRole('radio'));
  },
};
