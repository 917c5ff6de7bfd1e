import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Link } from '../../actions/Link/Link.tsx';
import { both } from '../../fixtures/Localized.ts';
import { textOf } from '../../fixtures/messagesOf.ts';
import { narrow } from '../../fixtures/narrow.tsx';
import { Say } from '../../fixtures/Say.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Surface } from './Surface.tsx';

const coupon = both('满 299 元可用', 'For orders over ¥299');
const all = both('查看全部', 'See all');
const order = both('订单 2041', 'Order 2041');
const parcel = both('包裹正在派送', 'Your parcel is on its way');
const late = both('配送比预计晚一天', 'It is a day late');
const long = both(
  '满 299 元可用，每单限用一张，可与店铺活动同享，不适用于礼品卡、定制商品与运费',
  'For orders over ¥299, one per order, together with offers of the store; not for gift cards, products made to order or shipping',
);

const meta = {
  title: 'Foundations/Surface',
  component: Surface,
  args: { children: <Say text={coupon} /> },
} satisfies Meta<typeof Surface>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(textOf(globals, coupon))).toBeVisible();
  },
};

const tones = [
  'canvas',
  'surface',
  'raised',
  'sunken',
  'deal',
  'brand-subtle',
  'info-subtle',
  'danger-subtle',
  'brand',
  'warm',
  'iridescent',
] as const;
/** Every tone, elevation, padding and radius. */
export const Matrix: Story = {
  render: () => (
    <Stack gap={24}>
      <Grid columns="sm">
        {tones.map((tone) => (
          <Surface key={tone} tone={tone}>
            {tone}
          </Surface>
        ))}
      </Grid>
      <Grid columns="sm" gap={24}>
        {(['flat', 'hairline', 'lift', 'float'] as const).map((elevation) => (
          <Surface key={elevation} elevation={elevation}>
            {elevation}
          </Surface>
        ))}
      </Grid>
      <Grid columns="sm">
        {([0, 12, 16, 24, 32] as const).map((padding) => (
          <Surface key={padding} padding={padding}>
            {padding}
          </Surface>
        ))}
      </Grid>
      <Grid columns="sm">
        {(['none', 'md', 'lg', 'xl'] as const).map((radius) => (
          <Surface key={radius} radius={radius}>
            {radius}
          </Surface>
        ))}
      </Grid>
    </Stack>
  ),
};
/** Nests a panel of another tone and a smaller radius. */
export const Nested: Story = {
  render: () => (
    <Surface as="section">
      <Stack gap={12}>
        <Text size="label-strong">
          <Say text={order} />
        </Text>
        <Surface tone="info-subtle" elevation="flat" padding={12} radius="md">
          <Stack gap={8}>
            <Say text={parcel} />
            <Surface tone="surface" elevation="flat" padding={12} radius="md">
              <Say text={late} />
            </Surface>
          </Stack>
        </Surface>
      </Stack>
    </Surface>
  ),
};
/** On dark panels the focus ring turns white. */
export const FocusOnBrand: Story = {
  render: () => (
    <Surface tone="brand">
      <Link href="/coupons" tone="inherit">
        <Say text={all} />
      </Link>
    </Surface>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link');
    await expect(link).toHaveFocus();
    // The ring of either theme: the dark one has too little contrast on green.
    await expect(['rgb(255, 255, 255)', 'rgb(235, 239, 236)']).toContain(getComputedStyle(link).outlineColor);
  },
};
export const LongText: Story = { args: { children: <Say text={long} /> } };
export const Narrow: Story = { ...LongText, decorators: [narrow] };
