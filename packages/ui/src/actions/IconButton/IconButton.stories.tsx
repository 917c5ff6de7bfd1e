import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, Heart, Plus, Share2, ShoppingCart } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Badge } from '../../feedback/Badge/Badge.tsx';
import { both } from '../../fixtures/Localized.ts';
import { messagesOf, textOf } from '../../fixtures/messagesOf.ts';
import { spoken } from '../../fixtures/spoken.ts';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { withSampleText } from '../../fixtures/withSampleText.tsx';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { Inline } from '../../foundations/Inline/Inline.tsx';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { Surface } from '../../foundations/Surface/Surface.tsx';
import { ToggleButton } from '../ToggleButton/ToggleButton.tsx';
import { IconButton } from './IconButton.tsx';

const add = both('加入购物车', 'Add to cart');
const cart = both('购物车，3 件商品', 'Cart, 3 items');
const share = both('分享', 'Share');
const favorite = both('收藏', 'Add to favorites');
const long = both(
  '把这件商品连同已选的颜色、尺码和数量一起加入购物车',
  'Add this product to the cart together with the color, size and quantity that are chosen',
);

const meta = {
  title: 'Actions/IconButton',
  component: IconButton,
  args: { label: '', children: <Icon glyph={Plus} />, onPress: fn() },
  render: withSampleText(IconButton, { label: add }),
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Its name is announced once; the hint beside it is only visual. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args, globals }) => {
    const name = textOf(globals, add);
    const button = canvas.getByRole('button', { name });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(await within(document.body).findByRole('tooltip')).toHaveTextContent(name);
    await expect(button).toHaveAccessibleName(name);
    await expect(button).not.toHaveAccessibleDescription();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledTimes(1);
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
    await userEvent.click(button);
    await expect(args.onPress).toHaveBeenCalledTimes(3);
  },
};
function Named(args: Omit<Parameters<typeof IconButton>[0], 'label'>) {
  return <IconButton {...args} label={add[useSampleLocale()]} />;
}

function MatrixSample() {
  const locale = useSampleLocale();
  return (
    <Stack gap={12} align="start">
      {(['plain', 'outline', 'disc'] as const).map((variant) => (
        <Surface key={variant} elevation="flat" tone={variant === 'disc' ? 'warm' : 'surface'}>
          <Inline gap={16}>
            {(['md', 'sm'] as const).flatMap((size) => [
              <IconButton key={size} label={share[locale]} variant={variant} size={size}>
                <Icon glyph={Share2} />
              </IconButton>,
              <IconButton
                key={`${size} badge`}
                label={cart[locale]}
                variant={variant}
                size={size}
                badge={<Badge count={3} size="sm" background="surface" />}
              >
                <Icon glyph={ShoppingCart} />
              </IconButton>,
              <IconButton key={`${size} off`} label={share[locale]} variant={variant} size={size} isDisabled>
                <Icon glyph={Bell} />
              </IconButton>,
            ])}
          </Inline>
        </Surface>
      ))}
    </Stack>
  );
}
/** Every variant and size, with a badge and disabled. */
export const Matrix: Story = { render: () => <MatrixSample /> };

/** The count in the badge is only visual; the name contains it too. */
export const WithBadge: Story = {
  args: { badge: <Badge count={3} size="sm" />, children: <Icon glyph={ShoppingCart} size="lg" /> },
  render: ({ label: _, ...args }) => <Counted {...args} />,
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleName(textOf(globals, cart));
  },
};
function Counted(args: Omit<Parameters<typeof IconButton>[0], 'label'>) {
  return <IconButton {...args} label={cart[useSampleLocale()]} />;
}

/** Keeps its focus, announces that it is busy, and ignores further presses. */
export const Pending: Story = {
  render: ({ label: _, ...args }) => <PendingSample {...args} />,
  play: async ({ canvas, canvasElement, userEvent, args, globals }) => {
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button).toHaveFocus();
    const busyName = `${textOf(globals, add)} ${messagesOf(globals, 'foundations', 'Spinner')('loading')}`;
    await expect(button).toHaveAccessibleName(busyName);
    await waitFor(() => expect(spoken(canvasElement)).toBe(busyName));
    await userEvent.click(button);
    await expect(args.onPress).toHaveBeenCalledTimes(1);
  },
};
function PendingSample(args: Omit<Parameters<typeof IconButton>[0], 'label'>) {
  const [isPending, setPending] = useState(false);
  return (
    <Named
      {...args}
      isPending={isPending}
      onPress={() => {
        args.onPress?.();
        setPending(true);
      }}
    />
  );
}

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

function PairSample() {
  const locale = useSampleLocale();
  return (
    <Inline gap={4}>
      <ToggleButton variant="plain" icon={Heart} label={favorite[locale]} />
      <IconButton label={share[locale]}>
        <Icon glyph={Share2} />
      </IconButton>
    </Inline>
  );
}
/** Beside a `ToggleButton` of the same size. */
export const TogglePair: Story = {
  render: () => <PairSample />,
  play: async ({ canvas, userEvent, globals }) => {
    const favoriteButton = canvas.getByRole('button', { name: textOf(globals, favorite) });
    await userEvent.click(favoriteButton);
    await waitFor(() => expect(favoriteButton).toHaveAttribute('aria-pressed', 'true'));
    await expect(canvas.getByRole('button', { name: textOf(globals, share) })).not.toHaveAttribute('aria-pressed');
  },
};

/** Wraps a long name in the hint. */
export const LongText: Story = {
  render: withSampleText(IconButton, { label: long }),
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(within(document.body).getByRole('tooltip')).toBeVisible());
  },
};
