import type { CartItem } from '@mallard/domain/contract';
import { minor } from '@mallard/domain/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { expectWithin } from '../../fixtures/expectWithin.ts';
import { both, type SampleLocale } from '../../fixtures/Localized.ts';
import { localeOf, messagesOf, textOf } from '../../fixtures/messagesOf.ts';
import { sampleId } from '../../fixtures/sampleId.ts';
import { sampleCartItems } from '../../fixtures/samplePurchase.ts';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { ConflictDialog, type ConflictDialogProps } from './ConflictDialog.tsx';

/** Returns so many lines: insufficient stock, sold out, price increase, off sale, and so on. */
function sampleConflicts(locale: SampleLocale, count: number): CartItem[] {
  const [mug, kettle, bowl, lamp, other] = sampleCartItems(locale);
  const kinds = [bowl, lamp, kettle && { ...kettle, addedPrice: minor(29_900) }, other, mug].flatMap(
    (line) => line ?? [],
  );
  return Array.from({ length: count }, (_, index) => kinds[index % kinds.length]).flatMap((line, index) =>
    line ? [{ ...line, id: sampleId(4, index + 1) }] : [],
  );
}

function Sample({ count, ...props }: Omit<ConflictDialogProps, 'conflicts'> & { count: number }) {
  return <ConflictDialog {...props} conflicts={sampleConflicts(useSampleLocale(), count)} />;
}

const meta = {
  title: 'Commerce/ConflictDialog',
  component: ConflictDialog,
  args: { isOpen: true, onOpenChange: fn(), conflicts: [], onResolve: fn() },
  render: ({ conflicts: _conflicts, ref: _ref, ...args }) => <Sample {...args} count={3} />,
} satisfies Meta<typeof ConflictDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const failure = both('没有保存成功，请重试', 'That could not be saved, please try again');

export const Default: Story = {
  play: async ({ userEvent, args, globals }) => {
    const t = messagesOf(globals, 'checkout', 'ConflictDialog');
    const [bowl, lamp, kettle] = sampleConflicts(localeOf(globals), 3);
    const dialog = await screen.findByRole('dialog', { name: t('title', { count: 3 }) });
    const group = within(dialog).getByRole('group', { name: bowl?.title ?? '' });
    await expect(group).toHaveAccessibleDescription(t('insufficientSelected', { quantity: 4, stock: 3 }));
    const reduce = within(group).getByRole('radio', { name: t('reduce', { stock: 3 }) });
    await expect(reduce).toBeChecked();
    reduce.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(within(group).getByRole('radio', { name: t('remove') })).toBeChecked();
    await userEvent.click(within(dialog).getByRole('button', { name: t('apply') }));
    await expect(args.onResolve).toHaveBeenLastCalledWith([
      { id: bowl?.id, choice: 'remove', quantity: 0 },
      { id: lamp?.id, choice: 'later', quantity: 0 },
      { id: kettle?.id, choice: 'keep', quantity: 1 },
    ]);
    await userEvent.click(within(dialog).getByRole('button', { name: t('useSuggested') }));
    await expect(reduce).toHaveFocus();
    await userEvent.click(within(dialog).getByRole('button', { name: t('applySuggested') }));
    await expect(args.onResolve).toHaveBeenLastCalledWith(
      expect.arrayContaining([{ id: bowl?.id, choice: 'reduce', quantity: 3 }]),
    );
    await waitFor(() => expect(dialog).toBeVisible());
  },
};
/** Every kind of conflict. */
export const Matrix: Story = {
  render: ({ conflicts: _conflicts, ref: _ref, ...args }) => <Sample {...args} count={4} isStillWrong />,
};
export const One: Story = {
  render: ({ conflicts: _conflicts, ref: _ref, ...args }) => <Sample {...args} count={1} />,
  play: async ({ userEvent, args, globals }) => {
    const t = messagesOf(globals, 'checkout', 'ConflictDialog');
    await screen.findByRole('dialog', { name: t('title', { count: 1 }) });
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};
/** Twelve conflicts scroll between title and buttons. */
export const Twelve: Story = {
  render: ({ conflicts: _conflicts, ref: _ref, ...args }) => <Sample {...args} count={12} />,
  play: async ({ globals }) => {
    const t = messagesOf(globals, 'checkout', 'ConflictDialog');
    const dialog = await screen.findByRole('dialog');
    await expect(within(dialog).getAllByRole('group')).toHaveLength(12);
    await waitFor(() => expect(within(dialog).getByRole('button', { name: t('applySuggested') })).toBeVisible());
  },
};
/** The quantity exceeds the limit, but not the stock: it is reduced to the limit. */
export const OverLimit: Story = {
  render: function OverLimit({ conflicts: _conflicts, ref: _ref, ...args }) {
    const lines = sampleConflicts(useSampleLocale(), 1);
    return (
      <ConflictDialog {...args} conflicts={lines.map((line) => ({ ...line, quantity: 6, stock: 40, limit: 5 }))} />
    );
  },
  play: async ({ userEvent, args, globals }) => {
    const t = messagesOf(globals, 'checkout', 'ConflictDialog');
    const [line] = sampleConflicts(localeOf(globals), 1);
    const dialog = await screen.findByRole('dialog');
    await expect(within(dialog).getByRole('group')).toHaveAccessibleDescription(
      t('overLimitSelected', { quantity: 6, limit: 5 }),
    );
    await expect(within(dialog).getByRole('radio', { name: t('reduce', { stock: 5 }) })).toBeChecked();
    await userEvent.click(within(dialog).getByRole('button', { name: t('applySuggested') }));
    await expect(args.onResolve).toHaveBeenLastCalledWith([{ id: line?.id, choice: 'reduce', quantity: 5 }]);
  },
};
/** Something has changed in the meantime: the remaining conflicts are shown again. */
export const StillWrong: Story = {
  render: function StillWrong({ conflicts: _conflicts, ref: _ref, ...args }) {
    const all = sampleConflicts(useSampleLocale(), 3);
    const [left, setLeft] = useState(all);
    return (
      <ConflictDialog
        {...args}
        conflicts={left}
        isStillWrong={left.length < all.length}
        onResolve={(resolutions) => {
          args.onResolve(resolutions);
          setLeft(all.slice(0, 1).map((line) => ({ ...line, stock: 2 })));
        }}
      />
    );
  },
  play: async ({ userEvent, globals }) => {
    const t = messagesOf(globals, 'checkout', 'ConflictDialog');
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: t('applySuggested') }));
    await expect(await within(dialog).findByRole('alert')).toHaveTextContent(t('moreConflicts', { count: 1 }));
    await expect(within(dialog).getByRole('radio', { name: t('reduce', { stock: 2 }) })).toBeChecked();
  },
};
export const Pending: Story = { args: { isPending: true } };
export const Failed: Story = {
  render: function Failed({ conflicts: _conflicts, ref: _ref, ...args }) {
    return <Sample {...args} count={2} errorMessage={failure[useSampleLocale()]} />;
  },
  play: async ({ globals }) => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(textOf(globals, failure));
  },
};
/** Without "save for later", unavailable lines are removed. */
export const WithoutLater: Story = {
  args: { canSaveForLater: false },
  play: async ({ globals }) => {
    await screen.findByRole('dialog');
    await expect(
      screen.queryByRole('radio', { name: messagesOf(globals, 'checkout', 'ConflictDialog')('saveForLater') }),
    ).toBeNull();
  },
};
export const LongText: Story = {
  render: function LongText({ conflicts: _conflicts, ref: _ref, ...args }) {
    const locale = useSampleLocale();
    const lines = sampleConflicts(locale, 2);
    return (
      <ConflictDialog {...args} conflicts={lines.map((line) => ({ ...line, title: `${line.title} `.repeat(4) }))} />
    );
  },
};
export const Narrow: Story = {
  ...LongText,
  tags: ['phone'],
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expectWithin(dialog, within(dialog).getAllByRole('radio'));
  },
};
