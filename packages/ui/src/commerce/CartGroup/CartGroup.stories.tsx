import type { CartItem } from '@mallard/domain/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { both } from '../../fixtures/Localized.ts';
import { lineNameOf } from '../../fixtures/lineNameOf.ts';
import { messagesOf, textOf } from '../../fixtures/messagesOf.ts';
import { narrow } from '../../fixtures/narrow.tsx';
import { sampleCartItems } from '../../fixtures/samplePurchase.ts';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { CartLine } from '../CartLine/CartLine.tsx';
import { CartGroup, type CartGroupProps, type GroupSelection } from './CartGroup.tsx';

const seller = both('绿头鸭自营', 'Mallard');
const gone = both('失效商品 2 件', '2 items cannot be bought');
const longSeller = both(
  '景德镇云釉手工陶瓷工作室官方旗舰店（含定制与礼盒装商品）',
  'Jingdezhen cloud-glaze studio, official store for made-to-order and gift-boxed pieces',
);

/** A group that stores its selection. */
function Group({ lines: all, ...props }: Omit<CartGroupProps, 'children'> & { lines: readonly CartItem[] }) {
  const [lines, setLines] = useState(all);
  const selected = lines.filter(({ isSelected }) => isSelected).length;
  const selection: GroupSelection = selected === 0 ? 'none' : selected === lines.length ? 'all' : 'some';
  const set = (change: Partial<CartItem>, id?: string) =>
    setLines((now) => now.map((line) => (id === undefined || line.id === id ? { ...line, ...change } : line)));
  return (
    <CartGroup
      {...props}
      selection={props.onClear ? undefined : selection}
      onSelectionChange={(isSelected) => {
        set({ isSelected });
        props.onSelectionChange?.(isSelected);
      }}
    >
      {lines.map((line) => (
        <CartLine
          key={line.id}
          line={line}
          href="#product"
          similarHref="#similar"
          onSelectionChange={(isSelected) => set({ isSelected }, line.id)}
          onQuantityChange={(quantity) => set({ quantity }, line.id)}
          onRemove={() => setLines((now) => now.filter(({ id }) => id !== line.id))}
        />
      ))}
    </CartGroup>
  );
}

function Sample(props: Omit<CartGroupProps, 'children' | 'title'>) {
  const locale = useSampleLocale();
  return <Group {...props} title={seller[locale]} lines={sampleCartItems(locale).slice(0, 2)} />;
}

const meta = {
  title: 'Commerce/CartGroup',
  component: CartGroup,
  args: { title: '', children: null, onSelectionChange: fn() },
  render: ({ title: _title, children: _children, ref: _ref, ...args }) => <Sample {...args} />,
} satisfies Meta<typeof CartGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args, globals }) => {
    const t = messagesOf(globals, 'cart', 'CartGroup');
    const name = textOf(globals, seller);
    await expect(canvas.getByRole('region', { name })).toBeVisible();
    const all = canvas.getByRole('checkbox', { name: t('selectGroup', { title: name }) });
    await expect(all).toBeChecked();
    const [first] = canvas.getAllByRole('checkbox').slice(1);
    first?.focus();
    await userEvent.keyboard(' ');
    await expect(all).toBePartiallyChecked();
    all.focus();
    await userEvent.keyboard(' ');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(true);
    await expect(all).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(first).not.toBeChecked();
  },
};
/** Every kind below one another. */
export const Matrix: Story = {
  // Only this story has several regions with the same name.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: function Matrix() {
    const locale = useSampleLocale();
    const items = sampleCartItems(locale);
    const [one, two] = items;
    return (
      <Stack>
        <Group title={seller[locale]} isTitleHidden hasColumnNames lines={items.slice(0, 2)} />
        <Group
          title={seller[locale]}
          lines={[one, two].flatMap((line, index) => (line ? [{ ...line, isSelected: index === 0 }] : []))}
          notice={<Promotion />}
        />
        <Group title={seller[locale]} lines={items.slice(2, 3)} />
        <Group title={gone[locale]} lines={items.slice(3)} onClear={() => {}} />
        <Group title={gone[locale]} lines={items.slice(4)} onClear={() => {}} isClearing />
      </Stack>
    );
  },
};
const promotion = both('已满 299 元，立减 30 元', '¥30 off, as you spend over ¥299');
function Promotion() {
  return <span>{promotion[useSampleLocale()]}</span>;
}
/** Unavailable products are in a separate group and can be removed together. */
export const Unavailable: Story = {
  args: { onClear: fn() },
  render: function Unavailable({ title: _title, children: _children, ref: _ref, ...args }) {
    const locale = useSampleLocale();
    return <Group {...args} title={gone[locale]} lines={sampleCartItems(locale).slice(3)} />;
  },
  play: async ({ canvas, userEvent, args, globals }) => {
    const t = messagesOf(globals, 'cart', 'CartGroup');
    await expect(
      canvas.queryByRole('checkbox', { name: t('selectGroup', { title: textOf(globals, gone) }) }),
    ).toBeNull();
    canvas.getByRole('button', { name: t('clearGroup', { title: textOf(globals, gone) }) }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClear).toHaveBeenCalledTimes(1);
  },
};
/** When the last line is removed, the group's heading has the focus. */
export const LastLineLeaves: Story = {
  render: function LastLineLeaves() {
    const locale = useSampleLocale();
    return <Group title={seller[locale]} lines={sampleCartItems(locale).slice(0, 1)} />;
  },
  play: async ({ canvas, userEvent, globals }) => {
    canvas
      .getByRole('button', {
        name: messagesOf(globals, 'cart', 'CartLine')('removeItem', { title: lineNameOf(globals) }),
      })
      .focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('heading', { name: textOf(globals, seller) })).toHaveFocus();
  },
};
export const LongText: Story = {
  render: function LongText() {
    const locale = useSampleLocale();
    return <Group title={longSeller[locale]} lines={sampleCartItems(locale).slice(0, 1)} onClear={() => {}} />;
  },
};
export const Narrow: Story = { decorators: [narrow], args: { hasColumnNames: true } };
