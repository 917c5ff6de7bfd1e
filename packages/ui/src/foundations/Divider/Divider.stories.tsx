import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { both } from '../../fixtures/Localized.ts';
import { textOf } from '../../fixtures/messagesOf.ts';
import { narrow } from '../../fixtures/narrow.tsx';
import { Say } from '../../fixtures/Say.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Divider } from './Divider.tsx';

const or = both('或', 'or');
const products = both('商品总额', 'Goods');
const total = both('合计', 'Total');
const saved = both('收藏', 'Saved');
const seen = both('足迹', 'Seen');
const long = both(
  '以下商品已下架或不再配送到您所在的地区',
  'What follows is off sale or no longer delivered to where you are',
);

const meta = {
  title: 'Foundations/Divider',
  component: Divider,
} satisfies Meta<typeof Divider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('separator')).toHaveAttribute('aria-orientation', 'horizontal');
  },
};
/** Both directions, and with a label. */
export const Matrix: Story = {
  render: () => (
    <Stack>
      <Text>
        <Say text={products} />
      </Text>
      <Divider />
      <Text>
        <Say text={total} />
      </Text>
      <Divider label={<Say text={or} />} />
      <Inline gap={12} align="stretch">
        <Text as="span">
          <Say text={saved} />
        </Text>
        <Divider orientation="vertical" />
        <Text as="span">
          <Say text={seen} />
        </Text>
      </Inline>
    </Stack>
  ),
};
/** Screen readers read the label as text between the groups. */
export const Labelled: Story = {
  args: { label: <Say text={or} /> },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(textOf(globals, or))).toBeVisible();
    await expect(canvas.queryByRole('separator')).toBeNull();
  },
};
export const LongText: Story = { args: { label: <Say text={long} /> } };
export const Narrow: Story = { ...LongText, decorators: [narrow] };
