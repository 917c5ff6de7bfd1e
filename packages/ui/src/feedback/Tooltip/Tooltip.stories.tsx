import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heart, Share2, Trash2 } from 'lucide-react';
import { expect, waitFor, within } from 'storybook/test';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { both } from '../../fixtures/Localized.ts';
import { textOf } from '../../fixtures/messagesOf.ts';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { Inline } from '../../foundations/Inline/Inline.tsx';
import { Tooltip, type TooltipProps } from './Tooltip.tsx';

const text = {
  favorite: both('收藏', 'Add to favorites'),
  share: both('分享', 'Share'),
  remove: both('移出购物车', 'Remove from cart'),
  long: both(
    '移出购物车里所有已经下架、售罄或者不再配送到您所在地区的商品',
    'Remove every product from the cart that is off sale, sold out or no longer delivered to where you are',
  ),
};
const glyphs = { favorite: Heart, share: Share2, remove: Trash2, long: Trash2 } as const;

function Sample({ name = 'favorite', ...props }: Partial<TooltipProps> & { name?: keyof typeof text }) {
  const label = text[name][useSampleLocale()];
  return (
    <Tooltip {...props} label={label}>
      <IconButton label={label} variant="outline" hasTooltip={false}>
        <Icon glyph={glyphs[name]} />
      </IconButton>
    </Tooltip>
  );
}

const meta = {
  title: 'Feedback/Tooltip',
  component: Tooltip,
  args: { label: '', children: null },
  render: ({ label: _, children: __, ...args }) => <Sample {...args} />,
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

const page = () => within(document.body);

/** Appears at once on keyboard focus, disappears on Escape; the button has its name without it. */
export const Default: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const button = canvas.getByRole('button', { name: textOf(globals, text.favorite) });
    await expect(page().queryByRole('tooltip')).toBeNull();
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(await page().findByRole('tooltip')).toHaveTextContent(textOf(globals, text.favorite));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page().queryByRole('tooltip')).toBeNull());
    await expect(button).toHaveFocus();
  },
};
/** Only one tooltip is visible at a time. */
export const Matrix: Story = {
  render: (args) => (
    <Inline gap={16} justify="center">
      <Sample {...args} placement="bottom" />
      <Sample {...args} name="share" />
      <Sample {...args} name="remove" isDisabled />
    </Inline>
  ),
  play: async ({ userEvent, canvas, globals }) => {
    await userEvent.tab();
    // The tooltip fades in.
    await waitFor(() => expect(page().getByRole('tooltip')).toBeVisible());
    await expect(canvas.getByRole('button', { name: textOf(globals, text.favorite) })).toHaveFocus();
  },
};
/** Flips to the other side at the edge of the window. */
export const EdgeOfScreen: Story = {
  parameters: { layout: 'fullscreen' },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    const hint = await page().findByRole('tooltip');
    await waitFor(() => {
      const { top, left } = hint.getBoundingClientRect();
      expect(Math.min(top, left)).toBeGreaterThanOrEqual(0);
    });
  },
};
export const LongText: Story = {
  render: (args) => (
    <Inline justify="center">
      <Sample {...args} name="long" placement="bottom" />
    </Inline>
  ),
  play: async ({ userEvent }) => {
    await userEvent.tab();
    // The tooltip fades in.
    await waitFor(() => expect(page().getByRole('tooltip')).toBeVisible());
  },
};
export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await expect(page().queryByRole('tooltip')).toBeNull();
  },
};
