import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { both } from '../../fixtures/Localized.ts';
import { messagesOf, textOf } from '../../fixtures/messagesOf.ts';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { Inline } from '../../foundations/Inline/Inline.tsx';
import { CartBadge, type CartBadgeProps } from './CartBadge.tsx';

const meta = {
  title: 'Commerce/CartBadge',
  component: CartBadge,
  args: { count: 3 },
  render: (args) => (
    <a href="#cart">
      <CartBadge {...args} />
    </a>
  ),
} satisfies Meta<typeof CartBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

const add = both('加一件', 'Add one');
const arrive = both('别处加了一件', 'One added elsewhere');

function Counting(props: CartBadgeProps) {
  const locale = useSampleLocale();
  const [state, setState] = useState({ count: 98, isOwnAction: false });
  const grow = (isOwnAction: boolean) => setState(({ count }) => ({ count: count + 1, isOwnAction }));
  return (
    <Inline>
      <a href="#cart">
        <CartBadge {...props} {...state} />
      </a>
      <Button onPress={() => grow(true)}>{add[locale]}</Button>
      <Button variant="quiet" onPress={() => grow(false)}>
        {arrive[locale]}
      </Button>
    </Inline>
  );
}

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const t = messagesOf(globals, 'commerce', 'CartBadge');
    await expect(canvas.getByRole('link')).toHaveAccessibleName(t('cartWithCount', { count: 3 }));
    await expect(canvas.getByText('3')).toBeVisible();
  },
};
/** Every size and count side by side. */
export const Matrix: Story = {
  render: () => (
    <Inline gap={32}>
      {(['sm', 'md', 'lg'] as const).flatMap((size) =>
        ([0, 1, 12, 99, 100, 'unknown'] as const).map((count) => (
          <CartBadge key={`${size} ${count}`} size={size} count={count} />
        )),
      )}
    </Inline>
  ),
};
export const Many: Story = {
  args: { count: 128 },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText('99+')).toBeVisible();
    await expect(canvas.getByRole('link')).toHaveAccessibleName(
      messagesOf(globals, 'commerce', 'CartBadge')('cartWithCount', { count: 128 }),
    );
  },
};
/** An unknown count shows a dot: no number that may be wrong. */
export const Unknown: Story = {
  args: { count: 'unknown' },
  play: async ({ canvas, canvasElement, globals }) => {
    await expect(canvas.getByRole('link')).toHaveAccessibleName(
      messagesOf(globals, 'commerce', 'CartBadge')('cartWithItems'),
    );
    await expect(canvasElement.querySelector('[data-part="dot"]')).toBeVisible();
    await expect(canvas.queryByText(/\d/)).toBeNull();
  },
};
export const Empty: Story = {
  args: { count: 0 },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('link')).toHaveAccessibleName(messagesOf(globals, 'commerce', 'CartBadge')('cart'));
    await expect(canvas.queryByText('0')).toBeNull();
  },
};
/** Announces only changes by this shopper on this page. */
export const Announced: Story = {
  render: (args) => <Counting {...args} />,
  play: async ({ canvas, canvasElement, userEvent, globals }) => {
    const t = messagesOf(globals, 'commerce', 'CartBadge');
    const spoken = canvasElement.querySelector('[data-live-announcer] [aria-live="polite"]');
    await userEvent.click(canvas.getByRole('button', { name: textOf(globals, arrive) }));
    await expect(canvas.getByRole('link')).toHaveAccessibleName(t('cartWithCount', { count: 99 }));
    canvas.getByRole('button', { name: textOf(globals, add) }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(spoken).toHaveTextContent(t('cartWithCount', { count: 100 })));
    await expect(spoken).not.toHaveTextContent(t('cartWithCount', { count: 99 }));
  },
};
