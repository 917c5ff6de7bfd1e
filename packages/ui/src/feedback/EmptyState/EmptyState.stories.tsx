import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heart, type LucideIcon, Package, SearchX, ShoppingBag } from 'lucide-react';
import { expect } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { LinkButton } from '../../actions/Button/LinkButton.tsx';
import { both } from '../../fixtures/Localized.ts';
import { textOf } from '../../fixtures/messagesOf.ts';
import { narrow } from '../../fixtures/narrow.tsx';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { Grid } from '../../foundations/Grid/Grid.tsx';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { DivingDuckDrawing } from '../Illustration/DivingDuckDrawing.tsx';
import { EmptyState } from './EmptyState.tsx';

const samples = {
  cart: {
    glyph: ShoppingBag,
    title: both('购物车还空着', 'Your cart is empty'),
    text: both(
      '去看看今天的特惠，或者从收藏里挑一件。',
      'Have a look at the limited-time deals, or pick one of your favorites.',
    ),
    action: both('去逛逛', 'Continue shopping'),
  },
  orders: {
    glyph: Package,
    title: both('还没有订单', 'No orders yet'),
    text: both('下单之后可以在这里查看进度。', 'Once you have ordered, you can follow it here.'),
    action: both('继续购物', 'Continue shopping'),
  },
  search: {
    glyph: SearchX,
    title: both('没有找到“长颈手工花瓶”', 'Nothing matches “hand-thrown slim vase”'),
    text: both('换个短一点的词，或者按分类找找看。', 'Try fewer words, or look through the categories.'),
    action: both('看全部分类', 'Browse categories'),
  },
  wishlist: {
    glyph: Heart,
    title: both('收藏夹是空的', 'No favorites yet'),
    text: both('点商品上的心形，就能在这里找到它。', 'Press the heart of a product to find it here again.'),
    action: both('看看新品', 'See what is new'),
  },
} as const satisfies Record<string, { glyph: LucideIcon; title: object; text: object; action: object }>;
const clear = both('清除筛选', 'Clear filters');
const long = both(
  '没有同时满足“景德镇手工、可进洗碗机、五百毫升以上、当日发货、支持礼品包装”这些条件的商品',
  'No product is made by hand in Jingdezhen, safe in the dishwasher, larger than half a litre, shipped today and gift-wrapped all at once',
);

function Sample({ of }: { of: keyof typeof samples }) {
  const t = useSampleLocale();
  const { glyph, title, text, action } = samples[of];
  return (
    <EmptyState
      title={title[t]}
      illustration={<Icon glyph={glyph} size="lg" />}
      action={<LinkButton href="/category">{action[t]}</LinkButton>}
    >
      {text[t]}
    </EmptyState>
  );
}

const meta = {
  title: 'Feedback/EmptyState',
  component: EmptyState,
  args: { title: '' },
  render: () => <Sample of="cart" />,
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A heading in the page's outline, and an action. */
export const Default: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const { title, action } = samples.cart;
    await expect(canvas.getByRole('heading', { level: 2, name: textOf(globals, title) })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: textOf(globals, action) })).toHaveFocus();
  },
};
/** Empty states of a shop. */
export const Matrix: Story = {
  render: () => (
    <Grid columns="md" gap={16}>
      {(Object.keys(samples) as (keyof typeof samples)[]).map((name) => (
        <Sample key={name} of={name} />
      ))}
    </Grid>
  ),
};
/** Has an illustration instead of the icon. */
export const Illustrated: Story = {
  render: function WithIllustration() {
    const t = useSampleLocale();
    return <EmptyState title={samples.search.title[t]} illustration={<DivingDuckDrawing />} />;
  },
};
export const TitleOnly: Story = {
  render: function Bare() {
    return <EmptyState title={samples.orders.title[useSampleLocale()]} />;
  },
};
export const LongText: Story = {
  decorators: [narrow],
  render: function Long() {
    const t = useSampleLocale();
    return (
      <EmptyState
        title={long[t]}
        illustration={<Icon glyph={SearchX} size="lg" />}
        action={
          <>
            <Button variant="quiet">{clear[t]}</Button>
            <LinkButton href="/category">{samples.search.action[t]}</LinkButton>
          </>
        }
      >
        {samples.search.text[t]}
      </EmptyState>
    );
  },
};
