import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  ArrowRight,
  Bell,
  ChevronRight,
  CircleAlert,
  Clock,
  Heart,
  House,
  MapPin,
  Package,
  Search,
  ShoppingBag,
  ShoppingCart,
  Star,
  Ticket,
  Truck,
  UserRound,
} from 'lucide-react';
import { expect } from 'storybook/test';
import { both } from '../../fixtures/Localized.ts';
import { textOf } from '../../fixtures/messagesOf.ts';
import { Say } from '../../fixtures/Say.tsx';
import { withSampleText } from '../../fixtures/withSampleText.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Text } from '../Text/Text.tsx';
import { Icon } from './Icon.tsx';

const cart = both('购物车', 'Cart');
const next = both('继续购物', 'Continue shopping');

const meta = { title: 'Foundations/Icon', component: Icon, args: { glyph: ShoppingCart } } satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Beside text it is hidden from screen readers. */
export const Default: Story = {
  render: (args) => (
    <Inline>
      <Icon {...args} />
      <Say text={cart} />
    </Inline>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};
/** Every size, filled, directional, in the color of the text. */
export const Matrix: Story = {
  render: () => (
    <Stack gap={16}>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Inline key={size} gap={16}>
          <Icon glyph={Heart} size={size} />
          <Icon glyph={Heart} size={size} isSolid />
          <Icon glyph={Star} size={size} isSolid />
          <Icon glyph={ArrowRight} size={size} isDirectional />
          {(['brand', 'price', 'danger', 'subtle'] as const).map((tone) => (
            <Text key={tone} as="span" tone={tone}>
              <Icon glyph={Bell} size={size} />
            </Text>
          ))}
        </Inline>
      ))}
    </Stack>
  ),
};

const glyphs = {
  House,
  Search,
  ShoppingBag,
  ShoppingCart,
  Heart,
  UserRound,
  Package,
  Truck,
  MapPin,
  Ticket,
  Star,
  Clock,
  Bell,
  CircleAlert,
  ArrowRight,
  ChevronRight,
};
/** The icons that a shop needs most; Lucide has some 1,600 more. */
export const Catalogue: Story = {
  render: () => (
    <Inline gap={24}>
      {Object.entries(glyphs).map(([name, glyph]) => (
        <Stack key={name} gap={4} align="center">
          <Icon glyph={glyph} size="lg" />
          <Text size="caption" tone="subtle">
            {name}
          </Text>
        </Stack>
      ))}
    </Inline>
  ),
};
/** Renders an icon of your own from the path of its lines, on a square of 24. */
export const OwnPath: Story = { render: () => <Icon glyph="M4 20V8l8-5 8 5v12zM9 20v-6h6v6" size="lg" /> };
/** A standalone icon that is no button has a name. */
export const Named: Story = {
  render: withSampleText(Icon, { label: cart }),
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('img', { name: textOf(globals, cart) })).toBeVisible();
  },
};
/** Directional icons are mirrored in right-to-left text; others are not. */
export const RightToLeft: Story = {
  render: () => (
    <Stack gap={12} align="start">
      {(['ltr', 'rtl'] as const).map((dir) => (
        <div key={dir} dir={dir}>
          <Inline>
            <Say text={next} />
            <Icon glyph={ArrowRight} isDirectional data-arrow={dir} />
            <Icon glyph={ShoppingCart} data-cart={dir} />
          </Inline>
        </div>
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const scaleOf = (name: string) => {
      const icon = canvasElement.querySelector(`[${name}]`);
      return icon && getComputedStyle(icon).scale;
    };
    await expect(scaleOf('data-arrow="ltr"')).toBe('none');
    await expect(scaleOf('data-arrow="rtl"')).toBe('-1 1');
    await expect(scaleOf('data-cart="rtl"')).toBe('none');
  },
};
