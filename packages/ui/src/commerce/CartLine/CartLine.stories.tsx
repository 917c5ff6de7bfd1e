import type { CartItem } from '@mallard/domain/contract';
import { minor } from '@mallard/domain/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { CartSample, type CartSampleProps, ChangingSample, LeavingSample } from '../../fixtures/cartSamples.tsx';
import { InCurrencies } from '../../fixtures/InCurrencies.tsx';
import { both } from '../../fixtures/Localized.ts';
import { lineNameOf } from '../../fixtures/lineNameOf.ts';
import { localeOf, messagesOf, textOf } from '../../fixtures/messagesOf.ts';
import { narrow } from '../../fixtures/narrow.tsx';
import { sampleCartItems } from '../../fixtures/samplePurchase.ts';
import { spoken } from '../../fixtures/spoken.ts';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { CartLine } from './CartLine.tsx';

const meta = {
  title: 'Commerce/CartLine',
  component: CartLine,
  render: ({ line: _line, ref: _ref, ...args }) => <CartSample {...args} />,
  args: {
    line: sampleCartItems('zh-CN')[0] as CartItem,
    href: '#product',
    onSelectionChange: fn(),
    onQuantityChange: fn(),
    onRemove: fn(),
  },
} satisfies Meta<typeof CartLine>;
export default meta;
type Story = StoryObj<typeof meta>;

const failure = both('数量没有保存成功', 'The quantity could not be saved');
/** Creates a story with some of the sample lines, changed. */
const shows = (sample: Partial<CartSampleProps>, story: Story = {}): Story => ({
  ...story,
  render: ({ line: _line, ref: _ref, ...args }) => <CartSample {...args} {...sample} />,
});

export const Default: Story = {
  args: { onOptionsPress: fn() },
  play: async ({ canvas, userEvent, args, globals }) => {
    const t = messagesOf(globals, 'cart', 'CartLine');
    const name = lineNameOf(globals);
    const item = canvas.getByRole('listitem', { name });
    const box = within(item).getByRole('checkbox', { name: t('selectItem', { title: name }) });
    box.focus();
    await userEvent.keyboard(' ');
    await expect(args.onSelectionChange).toHaveBeenCalledWith(false);
    const field = within(item).getByRole('spinbutton', { name: t('quantityOf', { title: name }) });
    field.focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onQuantityChange).toHaveBeenCalledWith(3);
    await userEvent.click(within(item).getByRole('button', { name: t('removeItem', { title: name }) }));
    await expect(args.onRemove).toHaveBeenCalledTimes(1);
    const [
      {
        title,
        attributes: [selected],
      },
    ] = sampleCartItems(localeOf(globals)) as [CartItem];
    await userEvent.click(
      within(item).getByRole('button', { name: t('changeOptions', { title, options: selected?.value ?? '' }) }),
    );
    await expect(args.onOptionsPress).toHaveBeenCalledTimes(1);
    await expect(within(item).getByRole('link', { name })).toHaveAccessibleDescription(
      t('priceDecreased', { amount: '¥10.00' }),
    );
  },
};
/** Every state below one another. */
export const Matrix: Story = {
  render: function Matrix({ line: _line, ref: _ref, ...args }) {
    const error = failure[useSampleLocale()];
    const more = { onOptionsPress: () => {}, onSaveForLater: () => {}, onFavoriteChange: () => {} };
    return (
      <Stack>
        <CartSample {...args} {...more} />
        <CartSample {...args} isPending />
        <CartSample {...args} isQueued />
        <CartSample {...args} change={{ addedPrice: minor(7900) }} />
        <CartSample {...args} change={{ stock: 3 }} />
        <CartSample {...args} places={[2]} />
        <CartSample {...args} places={[3]} similarHref="#similar" />
        <CartSample {...args} places={[4]} similarHref="#similar" />
        <CartSample {...args} errorMessage={error} onRetry={() => {}} />
      </Stack>
    );
  },
};
export const Mixed = shows(
  { places: [0, 1, 2, 3, 4], similarHref: '#similar' },
  {
    play: async ({ canvas, globals }) => {
      const t = messagesOf(globals, 'cart', 'CartLine');
      await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
      await expect(canvas.getByText(t('insufficient', { stock: 3 }))).toBeVisible();
      await expect(canvas.getByText(t('offSale'))).toBeVisible();
    },
  },
);
/** Unavailable lines can be selected, to remove several together. */
export const Selectable = shows(
  { places: [0, 3], isSelectable: true },
  {
    play: async ({ canvas }) => {
      for (const box of canvas.getAllByRole('checkbox')) await expect(box).toBeEnabled();
    },
  },
);
export const Pending: Story = {
  args: { isPending: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('spinbutton')).toBeEnabled();
  },
};
/** A cart without a selection, such as a guest's. */
export const WithoutSelection = shows(
  { places: [0, 3], onSelectionChange: undefined },
  {
    play: async ({ canvas }) => {
      await expect(canvas.queryByRole('checkbox')).toBeNull();
      await expect(canvas.getByRole('spinbutton')).toBeEnabled();
    },
  },
);
export const QueuedOffline: Story = {
  args: { isQueued: true },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(messagesOf(globals, 'cart', 'CartLine')('savedOffline'))).toBeVisible();
  },
};
export const PriceDown = shows(
  { change: { addedPrice: minor(9900) } },
  {
    play: async ({ canvas, globals }) => {
      await expect(
        canvas.getByText(messagesOf(globals, 'cart', 'CartLine')('priceDecreased', { amount: '¥10.00' })),
      ).toBeVisible();
    },
  },
);
export const PriceUp = shows(
  { change: { addedPrice: minor(7900) } },
  {
    play: async ({ canvas, globals }) => {
      await expect(
        canvas.getByText(messagesOf(globals, 'cart', 'CartLine')('priceIncreased', { amount: '¥10.00' })),
      ).toBeVisible();
    },
  },
);
export const LowStock = shows(
  { change: { stock: 3 } },
  {
    play: async ({ canvas, globals }) => {
      await expect(canvas.getByText(messagesOf(globals, 'cart', 'CartLine')('lowStock', { stock: 3 }))).toBeVisible();
    },
  },
);
export const OverStock = shows(
  { places: [2] },
  {
    play: async ({ canvas, userEvent, args, globals }) => {
      await expect(
        canvas.getByText(messagesOf(globals, 'cart', 'CartLine')('insufficient', { stock: 3 })),
      ).toBeVisible();
      canvas.getByRole('spinbutton').focus();
      await userEvent.keyboard('{ArrowDown}');
      await expect(args.onQuantityChange).toHaveBeenCalledWith(3);
    },
  },
);
/** Selected, but not included in the total because it exceeds the stock. */
export const OverStockSelected = shows(
  { places: [2], change: { isSelected: true } },
  {
    play: async ({ canvas, globals }) => {
      const t = messagesOf(globals, 'cart', 'CartLine');
      await expect(canvas.getByRole('checkbox')).toBeChecked();
      await expect(canvas.getByText(t('insufficient', { stock: 3 }))).toBeVisible();
      await expect(canvas.getByText(t('excludedFromTotal'))).toBeVisible();
    },
  },
);
export const OffSale = shows(
  { places: [4], similarHref: '#similar' },
  {
    play: async ({ canvas, globals }) => {
      const t = messagesOf(globals, 'cart', 'CartLine');
      await expect(canvas.getByRole('link', { name: lineNameOf(globals, 4) })).toHaveAccessibleDescription(
        t('offSale'),
      );
      await expect(canvas.queryByRole('spinbutton')).toBeNull();
    },
  },
);
export const SoldOut = shows(
  { places: [3], similarHref: '#similar' },
  {
    play: async ({ canvas, globals }) => {
      await expect(canvas.getByRole('checkbox')).toBeDisabled();
      await expect(
        canvas.getByRole('link', {
          name: messagesOf(globals, 'cart', 'CartLine')('findSimilarTo', { title: lineNameOf(globals, 3) }),
        }),
      ).toBeVisible();
    },
  },
);
export const Failed: Story = {
  args: { onRetry: fn() },
  render: function Failed({ line: _line, ref: _ref, ...args }) {
    return <CartSample {...args} errorMessage={failure[useSampleLocale()]} />;
  },
  play: async ({ canvas, userEvent, args, globals }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(textOf(globals, failure));
    const t = messagesOf(globals, 'cart', 'CartLine');
    await userEvent.click(canvas.getByRole('button', { name: t('retryItem', { title: lineNameOf(globals) }) }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};
/** Saving for later and favorites are in a menu; in a narrow cart, removal is too. */
export const WithMenu: Story = {
  args: { onSaveForLater: fn(), onFavoriteChange: fn() },
  play: async ({ canvas, userEvent, args, globals }) => {
    const t = messagesOf(globals, 'cart', 'CartLine');
    const trigger = canvas.getByRole('button', { name: t('moreActions', { title: lineNameOf(globals) }) });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: t('saveForLater') })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onFavoriteChange).toHaveBeenCalledWith(true);
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('menuitem', { name: t('saveForLater') }));
    await expect(args.onSaveForLater).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};
/** A removed line is announced, and the focus moves to the next one. */
export const Removal: Story = {
  render: ({ line: _line, ref: _ref, ...args }) => <LeavingSample {...args} />,
  play: async ({ canvas, canvasElement, userEvent, globals }) => {
    const t = messagesOf(globals, 'cart', 'CartLine');
    const [first = '', second = '', third = ''] = [0, 1, 2].map((index) => lineNameOf(globals, index));
    canvas.getByRole('button', { name: t('removeItem', { title: second }) }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('link', { name: third })).toHaveFocus());
    await waitFor(() => expect(spoken(canvasElement)).toBe(t('removed', { title: second })));
    await userEvent.click(canvas.getByRole('button', { name: t('moreActions', { title: third }) }));
    await userEvent.click(await screen.findByRole('menuitem', { name: t('remove') }));
    await waitFor(() => expect(canvas.getByRole('link', { name: first })).toHaveFocus());
  },
};
/** The options open the sheet for other options; confirmed options show on the line. */
export const ChangesOptions: Story = {
  render: ({ line: _line, ref: _ref, ...args }) => <ChangingSample {...args} />,
  play: async ({ canvas, userEvent, globals }) => {
    const t = messagesOf(globals, 'product', 'SkuSheet');
    const blue = textOf(globals, both('翼镜蓝', 'Wing blue'));
    const [opener] = canvas.getAllByRole('button');
    opener?.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('radio', { name: blue }));
    await userEvent.click(screen.getByRole('button', { name: t('done') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveTextContent(blue);
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
/** The open menu of a line with several actions. */
export const MoreActions: Story = {
  args: { onSaveForLater: fn(), onFavoriteChange: fn() },
  play: async ({ canvas, userEvent, globals }) => {
    const t = messagesOf(globals, 'cart', 'CartLine');
    const name = t('moreActions', { title: lineNameOf(globals) });
    await userEvent.click(canvas.getByRole('button', { name }));
    const menu = await screen.findByRole('menu', { name });
    await expect(within(menu).getAllByRole('menuitem')).toHaveLength(3);
    await expect(screen.getByRole('dialog')).toHaveAccessibleName(name);
  },
};
/** A swipe reveals the same actions as button and menu. */
export const Swiped: Story = {
  args: { onSaveForLater: fn() },
  decorators: [narrow],
  play: async ({ canvas, canvasElement, userEvent, args, globals }) => {
    const t = messagesOf(globals, 'cart', 'CartLine');
    // Hidden from keyboard and screen readers, which have the other buttons.
    await expect(canvas.queryByRole('button', { name: t('saveForLater') })).toBeNull();
    if (!window.matchMedia('(pointer: coarse)').matches) return;
    const track = canvasElement.querySelector('[data-part="track"]');
    track?.scrollTo({ left: 500 });
    await waitFor(() => expect(track?.scrollLeft).toBeGreaterThan(100));
    const later = canvasElement.querySelector('[data-part="swipe"] button');
    if (later) await userEvent.click(later);
    await expect(args.onSaveForLater).toHaveBeenCalledTimes(1);
  },
};
export const Currencies: Story = {
  render: ({ line: _line, ref: _ref, ...args }) => (
    <InCurrencies>
      <CartSample {...args} />
    </InCurrencies>
  ),
};
export const LongText: Story = {
  render: function LongText({ line: _line, ref: _ref, ...args }) {
    const t = {
      'zh-CN': {
        title: '手工拉坯云釉双层隔热马克杯 320 ml 附原木杯盖与羊毛毡杯垫礼盒装',
        value: '瓶绿渐变釉面配胡桃木杯盖',
      },
      'en-US': {
        title:
          'Hand-thrown double-walled cloud-glaze mug, 320 ml, with a walnut lid and a felted wool coaster, gift boxed',
        value: 'Bottle green gradient with a walnut lid',
      },
    }[useSampleLocale()];
    const change = {
      title: t.title,
      price: minor(1_289_900),
      originalPrice: minor(1_599_900),
      addedPrice: minor(1_589_900),
      attributes: [{ name: '', value: t.value }],
    };
    return <CartSample {...args} change={change} onOptionsPress={() => {}} onSaveForLater={() => {}} />;
  },
};
export const Narrow: Story = shows(
  { places: [0, 1, 2, 3], similarHref: '#similar', onOptionsPress: () => {}, onSaveForLater: () => {} },
  { decorators: [narrow] },
);
/** A phone shows the original price too. */
export const NarrowAndReduced: Story = shows(
  { places: [0], change: { price: minor(8900), originalPrice: minor(12_900) } },
  {
    decorators: [narrow],
    play: async ({ canvas }) => {
      await expect(canvas.getByText('¥129')).toBeVisible();
      await expect(canvas.getByText('¥129').tagName).toBe('S');
    },
  },
);
/** In right-to-left text the line is mirrored. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  decorators: [narrow],
  play: async ({ canvas }) => {
    const line = canvas.getByRole('listitem').getBoundingClientRect();
    const box = canvas.getByRole('checkbox').getBoundingClientRect();
    const stepper = canvas.getByRole('spinbutton').parentElement?.getBoundingClientRect();
    await expect(Math.round((stepper?.left ?? 0) - line.left)).toBe(14);
    await expect(Math.round(line.right - box.right)).toBe(14);
  },
};
