import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { both } from '../../fixtures/Localized.ts';
import { messagesOf, textOf } from '../../fixtures/messagesOf.ts';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { Inline } from '../../foundations/Inline/Inline.tsx';
import { Popover, type PopoverProps } from './Popover.tsx';

const text = {
  open: both('服务说明', 'What is included'),
  title: both('七天无理由退货', 'Returns within seven days'),
  body: both(
    '签收后七天内，商品完好即可退货，运费由我们承担。',
    'Send it back unused within seven days of delivery; we pay the postage.',
  ),
  long: both(
    '签收后七天内，商品完好、配件齐全、包装未损坏即可退货，运费由我们承担。定制商品、已拆封的个人护理用品和生鲜食品除外；如因质量问题退货，不受七天限制。',
    'Send it back within seven days of delivery, unused, complete and in its box; we pay the postage. Made-to-order pieces, opened personal care and fresh food are excepted. A fault in the product knows no such limit.',
  ),
  edge: both('靠边', 'At the edge'),
};

type SampleProps = Partial<PopoverProps> & { body?: keyof typeof text; opener?: keyof typeof text };

function Sample({ body = 'body', opener = 'open', ...props }: SampleProps) {
  const t = useSampleLocale();
  return (
    <Popover trigger={<Button variant="quiet">{text[opener][t]}</Button>} title={text.title[t]} {...props}>
      {text[body][t]}
    </Popover>
  );
}

const meta = {
  title: 'Feedback/Popover',
  component: Popover,
  args: { onOpenChange: fn(), trigger: null, title: null, children: null },
  render: ({ trigger: _, title: __, children: ___, ...args }) => <Sample {...args} />,
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

const page = () => within(document.body);

/** The button reports whether it is open; Escape closes it and returns the focus. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args, globals }) => {
    const opener = canvas.getByRole('button', { name: textOf(globals, text.open) });
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const panel = await page().findByRole('dialog', { name: textOf(globals, text.title) });
    await waitFor(() => expect(panel.contains(document.activeElement)).toBe(true));
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
/** On phones it is a sheet at full width; a tap on its button closes it, and the focus returns. */
export const OnPhones: Story = {
  tags: ['phone'],
  play: async ({ canvas, userEvent, args, globals }) => {
    const opener = canvas.getByRole('button', { name: textOf(globals, text.open) });
    await userEvent.click(opener);
    const sheet = await page().findByRole('dialog', { name: textOf(globals, text.title) });
    await waitFor(() => expect(sheet.getBoundingClientRect().bottom).toBeCloseTo(window.innerHeight, 0));
    await expect(sheet.getBoundingClientRect().width).toBe(document.documentElement.clientWidth);
    await expect(within(sheet).getByText(textOf(globals, text.body))).toBeVisible();
    const close = within(sheet).getByRole('button', { name: messagesOf(globals, 'feedback', 'Sheet')('close') });
    await userEvent.pointer({ keys: '[TouchA]', target: close });
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
export const Matrix: Story = { args: { defaultOpen: true } };
/** At the edge of the window it flips to the side with more room. */
export const EdgeOfScreen: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <Inline justify="end">
      <Sample opener="edge" placement="end" defaultOpen />
    </Inline>
  ),
  play: async ({ globals }) => {
    const panel = await page().findByRole('dialog', { name: textOf(globals, text.title) });
    await waitFor(() => {
      const { left, right } = panel.getBoundingClientRect();
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(window.innerWidth);
    });
  },
};
export const LongText: Story = { render: () => <Sample body="long" defaultOpen /> };
