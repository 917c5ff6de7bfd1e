import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { both } from '../../fixtures/Localized.ts';
import { messagesOf, textOf } from '../../fixtures/messagesOf.ts';
import { narrow } from '../../fixtures/narrow.tsx';
import { Say } from '../../fixtures/Say.tsx';
import { Inline } from '../../foundations/Inline/Inline.tsx';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { Surface } from '../../foundations/Surface/Surface.tsx';
import { Text } from '../../foundations/Text/Text.tsx';
import { Link } from './Link.tsx';

const orders = both('我的订单', 'My orders');
const courier = both('顺丰速运官网', 'Courier website');
const before = both('退货说明见', 'How to return things: ');
const long = both(
  '关于退货、换货、保修与运费承担的完整说明，包括易碎品与定制商品的例外情况',
  'the full terms of returns, exchanges, the warranty and who pays for shipping, with the exceptions for fragile and made-to-order products',
);

const meta = {
  title: 'Actions/Link',
  component: Link,
  args: { href: '/orders', children: <Say text={orders} /> },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const link = canvas.getByRole('link', { name: textOf(globals, orders) });
    await expect(link).toHaveAttribute('href', '/orders');
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(link).toHaveFocus();
  },
};

/** Every tone: at rest, current, external, disabled. */
export const Matrix: Story = {
  render: () => (
    <Stack gap={12}>
      {(['default', 'muted', 'inherit'] as const).map((tone) => (
        <Inline key={tone} gap={24}>
          <Link href="/orders" tone={tone}>
            <Say text={orders} />
          </Link>
          <Link href="/orders" tone={tone} isCurrent>
            <Say text={orders} />
          </Link>
          <Link href="https://example.com" tone={tone} isExternal>
            <Say text={courier} />
          </Link>
          <Link href="/orders" tone={tone} isDisabled>
            <Say text={orders} />
          </Link>
        </Inline>
      ))}
      <Surface tone="brand">
        <Link href="/orders" tone="inherit">
          <Say text={orders} />
        </Link>
      </Surface>
    </Stack>
  ),
};

/** Announces that it opens a new window, and gives the other page no access to this one. */
export const External: Story = {
  args: { href: 'https://example.com', isExternal: true, children: <Say text={courier} /> },
  play: async ({ canvas, globals }) => {
    const name = `${textOf(globals, courier)} ${messagesOf(globals, 'actions', 'Link')('external').trim()}`;
    const link = canvas.getByRole('link', { name });
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(link).toHaveAttribute('target', '_blank');
  },
};

/** Marks the link to the current page by weight and with `aria-current`. */
export const CurrentPage: Story = {
  args: { isCurrent: true, tone: 'muted' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('aria-current', 'page');
  },
};

/** Wraps like the text around it. */
export const LongText: Story = {
  render: () => (
    <Text>
      <Say text={before} />
      <Link href="/help">
        <Say text={long} />
      </Link>
    </Text>
  ),
};
export const Narrow: Story = { ...LongText, decorators: [narrow] };
