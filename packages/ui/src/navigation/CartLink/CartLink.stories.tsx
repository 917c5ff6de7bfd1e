import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { messagesOf } from '../../fixtures/messagesOf.ts';
import { Inline } from '../../foundations/Inline/Inline.tsx';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { CartLink } from './CartLink.tsx';

const meta = {
  title: 'Navigation/CartLink',
  component: CartLink,
  args: { href: '#cart', count: 3 },
} satisfies Meta<typeof CartLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const link = canvas.getByRole('link', {
      name: messagesOf(globals, 'navigation', 'CartLink')('cartWithCount', { count: 3 }),
    });
    await expect(link).toHaveAttribute('href', '#cart');
    await userEvent.tab();
    await expect(link).toHaveFocus();
  },
};
/** Both variants with a count, a large count, zero, and an unknown count. */
export const Matrix: Story = {
  render: ({ href }) => (
    <Stack gap={24}>
      {(['text', 'icon'] as const).map((variant) => (
        <Inline key={variant} gap={24}>
          {[3, 128, 0, undefined].map((count) => (
            <CartLink key={String(count)} href={href} variant={variant} count={count} />
          ))}
        </Inline>
      ))}
    </Stack>
  ),
};
/** The badge shows 99+; the accessible name contains the exact number. */
export const Many: Story = {
  args: { count: 128 },
  play: async ({ canvas, globals }) => {
    const link = canvas.getByRole('link', {
      name: messagesOf(globals, 'navigation', 'CartLink')('cartWithCount', { count: 128 }),
    });
    await expect(link).toHaveTextContent('99+');
  },
};
export const Empty: Story = {
  args: { count: 0 },
  play: async ({ canvas, globals }) => {
    await expect(
      canvas.getByRole('link', { name: messagesOf(globals, 'navigation', 'CartLink')('cartWithCount', { count: 0 }) }),
    ).toBeVisible();
  },
};
/** Shows no count until it is known; a count that loads later moves nothing. */
export const NotKnownYet: Story = {
  render: () => (
    <div>
      {[undefined, 0, 3, 128].map((count) => (
        <CartLink key={String(count)} href="#cart" count={count} />
      ))}
    </div>
  ),
  play: async ({ canvas, globals }) => {
    await expect(
      canvas.getByRole('link', { name: messagesOf(globals, 'navigation', 'CartLink')('cart') }),
    ).toBeVisible();
    const links = canvas.getAllByRole('link');
    const left = (element: Element | null) => element?.getBoundingClientRect().left ?? Number.NaN;
    await expect(new Set(links.map((link) => link.getBoundingClientRect().width)).size).toBe(1);
    await expect(new Set(links.map((link) => Math.round(left(link.querySelector('svg')) - left(link)))).size).toBe(1);
  },
};
export const IconOnly: Story = { args: { variant: 'icon' } };
