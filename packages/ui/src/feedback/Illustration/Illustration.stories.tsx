import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { both } from '../../fixtures/Localized.ts';
import { textOf } from '../../fixtures/messagesOf.ts';
import { narrow } from '../../fixtures/narrow.tsx';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { Grid } from '../../foundations/Grid/Grid.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { BasketDrawing } from './BasketDrawing.tsx';
import { BottleDrawing } from './BottleDrawing.tsx';
import { DivingDuckDrawing } from './DivingDuckDrawing.tsx';
import { DuckPairDrawing } from './DuckPairDrawing.tsx';
import { PadlockDrawing } from './PadlockDrawing.tsx';
import { PaperBoatDrawing } from './PaperBoatDrawing.tsx';
import { ParcelDrawing } from './ParcelDrawing.tsx';
import { PinDrawing } from './PinDrawing.tsx';
import { RainDrawing } from './RainDrawing.tsx';
import { ReviewDrawing } from './ReviewDrawing.tsx';
import { SleepingDuckDrawing } from './SleepingDuckDrawing.tsx';

const drawings = [
  { Drawing: BasketDrawing, says: both('购物车还空着', 'Your cart is empty') },
  { Drawing: ParcelDrawing, says: both('还没有订单', 'No orders yet') },
  { Drawing: DuckPairDrawing, says: both('收藏夹是空的', 'No favorites yet') },
  { Drawing: PinDrawing, says: both('还没有收货地址', 'No addresses yet') },
  { Drawing: PaperBoatDrawing, says: both('还没有优惠券', 'No coupons yet') },
  { Drawing: BottleDrawing, says: both('还没有消息', 'No messages yet') },
  { Drawing: ReviewDrawing, says: both('还没有评价', 'No reviews yet') },
  { Drawing: DivingDuckDrawing, says: both('没有找到相关商品', 'Nothing matches') },
  { Drawing: SleepingDuckDrawing, says: both('网络没有回应', 'The network does not answer') },
  { Drawing: RainDrawing, says: both('出了点问题', 'Something went wrong') },
  { Drawing: PadlockDrawing, says: both('没有权限查看', 'You may not see this') },
] as const;
const [basket] = drawings;

const meta = {
  title: 'Feedback/Illustration',
  component: BasketDrawing,
  render: function WithIllustration() {
    return <EmptyState title={basket.says[useSampleLocale()]} illustration={<BasketDrawing />} />;
  },
} satisfies Meta<typeof BasketDrawing>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Hidden from screen readers: the text beside it says everything. */
export const Default: Story = {
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('heading', { name: textOf(globals, basket.says) })).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};
/** Illustrations for empty lists and errors. */
export const Matrix: Story = {
  render: function All() {
    const t = useSampleLocale();
    return (
      <Grid columns="md" gap={16}>
        {drawings.map(({ Drawing, says }) => (
          <EmptyState key={says[t]} title={says[t]} illustration={<Drawing />} />
        ))}
      </Grid>
    );
  },
};
export const Narrow: Story = { decorators: [narrow] };
