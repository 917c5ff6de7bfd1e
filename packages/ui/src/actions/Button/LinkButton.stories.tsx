import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight } from 'lucide-react';
import { expect } from 'storybook/test';
import { both } from '../../fixtures/Localized.ts';
import { textOf } from '../../fixtures/messagesOf.ts';
import { narrow } from '../../fixtures/narrow.tsx';
import { Say } from '../../fixtures/Say.tsx';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { Inline } from '../../foundations/Inline/Inline.tsx';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { LinkButton } from './LinkButton.tsx';

const cart = both('查看购物车', 'View cart');
const go = both('继续购物', 'Continue shopping');
const long = both(
  '前往帮助中心查看退货、换货与保修的完整说明',
  'Go to the help center to read everything about returns, exchanges and the warranty',
);

const meta = {
  title: 'Actions/LinkButton',
  component: LinkButton,
  args: { href: '/cart', children: <Say text={cart} /> },
} satisfies Meta<typeof LinkButton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A real link: it has an `href`, and Enter follows it. */
export const Default: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const link = canvas.getByRole('link', { name: textOf(globals, cart) });
    await expect(link).toHaveAttribute('href', '/cart');
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(link).toHaveFocus();
  },
};
/** Every variant and size. */
export const Matrix: Story = {
  render: () => (
    <Stack gap={12}>
      {(['primary', 'accent', 'quiet', 'ghost', 'danger'] as const).map((variant) => (
        <Inline key={variant} gap={12}>
          {(['sm', 'md', 'lg'] as const).map((size) => (
            <LinkButton key={size} href="/cart" variant={variant} size={size}>
              <Say text={cart} />
            </LinkButton>
          ))}
          <LinkButton href="/" variant={variant} iconEnd={<Icon glyph={ArrowRight} isDirectional />}>
            <Say text={go} />
          </LinkButton>
          <LinkButton href="/" variant={variant} isDisabled>
            <Say text={go} />
          </LinkButton>
        </Inline>
      ))}
    </Stack>
  ),
};
/** A disabled link is still announced as a link. */
export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas, globals }) => {
    const link = canvas.getByRole('link', { name: textOf(globals, cart) });
    await expect(link).toHaveAttribute('aria-disabled', 'true');
    await expect(link).not.toHaveAttribute('href');
  },
};
export const LongText: Story = { args: { children: <Say text={long} /> } };
export const Narrow: Story = { ...LongText, decorators: [narrow] };
