import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { both } from '../../fixtures/Localized.ts';
import { textOf } from '../../fixtures/messagesOf.ts';
import { narrow } from '../../fixtures/narrow.tsx';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { Grid } from '../../foundations/Grid/Grid.tsx';
import { Meter } from './Meter.tsx';

const text = {
  claimed: both('限时特惠', 'Limited-time deal'),
  share: both('已抢 62%', '62% claimed'),
  shipping: both('包邮', 'Free shipping'),
  toGo: both('还差 ¥20.00', '¥20.00 to go'),
  reached: both('已达到', 'Reached'),
  empty: both('已抢 0%', '0% claimed'),
  stock: both('库存', 'Stock'),
  few: both('仅剩 3 件', 'Only 3 left'),
  long: both(
    '再买一点就可以享受全场满 299 元包邮的优惠',
    'A little more and your order ships free of charge, as all from ¥299 do',
  ),
};

const meta = {
  title: 'Feedback/Meter',
  component: Meter,
  args: { label: '', value: 62, valueLabel: '' },
  render: function Claimed(args) {
    const t = useSampleLocale();
    return <Meter {...args} label={text.claimed[t]} valueLabel={text.share[t]} />;
  },
} satisfies Meta<typeof Meter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const meter = canvas.getByRole('meter', { name: textOf(globals, text.claimed) });
    await expect(meter).toHaveAttribute('aria-valuenow', '62');
    await expect(meter).toHaveAttribute('aria-valuetext', textOf(globals, text.share));
  },
};
/** Every tone, empty and full. */
export const Matrix: Story = {
  render: function Each() {
    const t = useSampleLocale();
    return (
      <Grid columns="sm" gap={24}>
        <Meter label={text.claimed[t]} value={62} valueLabel={text.share[t]} />
        <Meter label={text.claimed[t]} value={0} valueLabel={text.empty[t]} />
        <Meter tone="success" label={text.shipping[t]} value={27900} maxValue={29900} valueLabel={text.toGo[t]} />
        <Meter tone="success" label={text.shipping[t]} value={35000} maxValue={29900} valueLabel={text.reached[t]} />
        <Meter tone="danger" label={text.stock[t]} value={3} maxValue={100} valueLabel={text.few[t]} />
      </Grid>
    );
  },
};
export const LongText: Story = {
  decorators: [narrow],
  render: function Long(args) {
    const t = useSampleLocale();
    return <Meter {...args} tone="success" label={text.long[t]} valueLabel={text.toGo[t]} />;
  },
};
