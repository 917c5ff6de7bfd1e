import type { Meta, StoryObj } from '@storybook/react-vite';
import { Copy, Headset, RotateCcw, Trash2 } from 'lucide-react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { both, type Localized } from '../../fixtures/Localized.ts';
import { messagesOf, textOf } from '../../fixtures/messagesOf.ts';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { ActionSheet, type ActionSheetProps, type SheetAction } from './ActionSheet.tsx';

const text = {
  open: both('管理订单', 'Manage order'),
  title: both('订单 2041', 'Order 2041'),
  copy: both('复制订单号', 'Copy order number'),
  help: both('联系客服', 'Contact support'),
  helpMore: both('每天 9:00–23:00', 'Every day from 9:00 to 23:00'),
  again: both('再次购买', 'Buy again'),
  againMore: both('有商品已下架', 'One of the products is off sale'),
  delete: both('删除订单', 'Delete order'),
  deleteMore: both('删除后无法恢复', 'It cannot be brought back'),
  long: both(
    '把订单号、收货人与物流单号一起复制到剪贴板，方便联系客服',
    'Copy the order number, the recipient and the tracking number together, ready to contact support',
  ),
};
type Locale = keyof Localized;
const usual = (locale: Locale): SheetAction[] => [
  { id: 'copy', label: text.copy[locale], icon: Copy },
  { id: 'help', label: text.help[locale], icon: Headset, description: text.helpMore[locale] },
  { id: 'again', label: text.again[locale], icon: RotateCcw, description: text.againMore[locale], isDisabled: true },
  { id: 'delete', label: text.delete[locale], icon: Trash2, description: text.deleteMore[locale], tone: 'danger' },
];

interface SampleProps extends Partial<ActionSheetProps> {
  actionsOf?: (locale: Locale) => SheetAction[];
}
function Sample({ actionsOf = usual, ...props }: SampleProps) {
  const locale = useSampleLocale();
  return (
    <ActionSheet
      {...props}
      title={text.title[locale]}
      actions={actionsOf(locale)}
      trigger={<Button variant="quiet">{text.open[locale]}</Button>}
    />
  );
}

const meta = {
  title: 'Feedback/ActionSheet',
  component: ActionSheet,
  args: { trigger: null, title: '', actions: [], onAction: fn() },
  render: ({ trigger: _, title: __, actions: ___, ...args }) => <Sample {...args} />,
} satisfies Meta<typeof ActionSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

const page = () => within(document.body);
/** Waits until the sheet has slid in and has the focus; before that it handles no keys. */
const settled = (sheet: HTMLElement) =>
  waitFor(
    () => {
      expect(sheet.contains(document.activeElement)).toBe(true);
      expect(sheet.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight + 1);
    },
    { timeout: 4000 },
  );
/** Waits until the sheet has slid out. */
const gone = () => waitFor(() => expect(page().queryByRole('dialog')).toBeNull(), { timeout: 3000 });

/** A named dialog; selecting an action closes it and returns the focus. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args, globals }) => {
    const trigger = canvas.getByRole('button', { name: textOf(globals, text.open) });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    const sheet = within(await page().findByRole('dialog', { name: textOf(globals, text.title) }));
    const help = sheet.getByRole('button', { name: textOf(globals, text.help) });
    await expect(help).toHaveAccessibleDescription(textOf(globals, text.helpMore));
    help.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onAction).toHaveBeenCalledWith('help');
    await gone();
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const again = await page().findByRole('dialog');
    await settled(again);
    await userEvent.keyboard('{Escape}');
    await gone();
  },
};
/** Every kind of action: with an icon, with a description, disabled, destructive. */
export const Matrix: Story = {
  args: { defaultOpen: true },
  play: async () => {
    await waitFor(() => expect(page().getByRole('dialog')).toBeVisible());
  },
};
/** A destructive action is last, in red and with its consequences. */
export const Destructive: Story = {
  play: async ({ canvas, userEvent, args, globals }) => {
    await userEvent.click(canvas.getByRole('button'));
    const sheet = within(await page().findByRole('dialog'));
    const remove = sheet.getByRole('button', { name: textOf(globals, text.delete) });
    await expect(remove).toHaveAccessibleDescription(textOf(globals, text.deleteMore));
    await userEvent.click(remove);
    await expect(args.onAction).toHaveBeenCalledWith('delete');
  },
};
/** On phones and tablets it slides in from the bottom edge and has a cancel button. */
export const OnPhones: Story = {
  tags: ['phone'],
  play: async ({ canvas, userEvent, args, globals }) => {
    const trigger = canvas.getByRole('button', { name: textOf(globals, text.open) });
    const open = async () => {
      await userEvent.click(trigger);
      const sheet = await page().findByRole('dialog', { name: textOf(globals, text.title) });
      await settled(sheet);
      return sheet;
    };
    const tap = (sheet: HTMLElement, name: string) =>
      userEvent.pointer({ keys: '[TouchA]', target: within(sheet).getByRole('button', { name }) });
    const sheet = await open();
    await expect(sheet.getBoundingClientRect().width).toBe(document.documentElement.clientWidth);
    await tap(sheet, messagesOf(globals, 'shared', 'common')('cancel'));
    await gone();
    await expect(args.onAction).not.toHaveBeenCalled();
    await waitFor(() => expect(trigger).toHaveFocus());
    await tap(await open(), textOf(globals, text.help));
    await expect(args.onAction).toHaveBeenCalledWith('help');
    await gone();
  },
};
export const LongText: Story = {
  args: { defaultOpen: true },
  render: ({ trigger: _, title: __, actions: ___, ...args }) => (
    <Sample
      {...args}
      actionsOf={(locale) => [
        { id: 'long', label: text.long[locale], description: text.long[locale], icon: Copy },
        ...usual(locale),
      ]}
    />
  ),
  play: async () => {
    await waitFor(() => expect(page().getByRole('dialog')).toBeVisible());
  },
};
