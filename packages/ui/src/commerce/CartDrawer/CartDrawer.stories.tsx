import { minor } from '@mallard/domain/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { LinkButton } from '../../actions/Button/LinkButton.tsx';
import { both } from '../../fixtures/Localized.ts';
import { messagesIn } from '../../fixtures/messagesIn.ts';
import { messagesOf, textOf } from '../../fixtures/messagesOf.ts';
import { sampleCartItems } from '../../fixtures/samplePurchase.ts';
import { spoken } from '../../fixtures/spoken.ts';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { CartLine } from '../CartLine/CartLine.tsx';
import { ThresholdMeter } from '../ThresholdMeter/ThresholdMeter.tsx';
import { CartDrawer, type CartDrawerProps } from './CartDrawer.tsx';

function Sample({ times = 1, ...props }: CartDrawerProps & { times?: number }) {
  const two = sampleCartItems(useSampleLocale()).slice(0, props.count === 0 ? 0 : 2);
  const lines = Array.from({ length: times }, () => two).flat();
  return (
    <CartDrawer {...props}>
      {lines.map((line, index) => (
        <CartLine
          // biome-ignore lint/suspicious/noArrayIndexKey: the same samples several times
          key={index}
          line={line}
          href="#product"
          onSelectionChange={() => {}}
          onQuantityChange={() => {}}
          onRemove={() => {}}
          onSaveForLater={() => {}}
        />
      ))}
    </CartDrawer>
  );
}

const logIn = both('登录', 'Log in');
const logInToCheckOut = both('登录后结算', 'Log in to check out');

const meta = {
  title: 'Commerce/CartDrawer',
  component: CartDrawer,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    count: 3,
    total: minor(50_700),
    saved: minor(15_000),
    cartHref: '#cart',
    shopHref: '#shop',
    onCheckout: fn(),
    onRetry: fn(),
  },
  render: ({ ref: _ref, ...args }) => <Sample {...args} />,
} satisfies Meta<typeof CartDrawer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { isOpen: false },
  render: function Default({ ref: _ref, ...args }) {
    const [isOpen, setOpen] = useState(false);
    const t = messagesIn(useSampleLocale(), 'cart', 'CartDrawer');
    return (
      <>
        <Button onPress={() => setOpen(true)}>{t('viewCart')}</Button>
        <Sample {...args} isOpen={isOpen} onOpenChange={setOpen} />
      </>
    );
  },
  play: async ({ canvas, userEvent, args, globals }) => {
    const t = messagesOf(globals, 'cart', 'CartDrawer');
    const trigger = canvas.getByRole('button', { name: t('viewCart') });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    const drawer = await screen.findByRole('dialog', { name: t('title', { count: 3 }) });
    await expect(within(drawer).getAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(within(drawer).getByRole('button', { name: t('checkoutWithCount', { count: 3 }) }));
    await expect(args.onCheckout).toHaveBeenCalledTimes(1);
    await expect(within(drawer).getByRole('link', { name: t('viewCart') })).toHaveAttribute('href', '#cart');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};
/** Open, with a threshold to reach. */
export const Matrix: Story = {
  render: ({ ref: _ref, ...args }) => (
    <Sample {...args} notice={<ThresholdMeter amount={minor(17_900)} threshold={minor(19_900)} href="#more" />} />
  ),
};
/** Many lines scroll between title and buttons. */
export const Full: Story = {
  args: { count: 18, isStale: true },
  render: ({ ref: _ref, ...args }) => <Sample {...args} times={6} />,
  play: async ({ canvasElement, globals }) => {
    const t = messagesOf(globals, 'commerce', 'AmountTable');
    await expect(within(await screen.findByRole('dialog')).getByText(t('updating'))).toBeInTheDocument();
    await waitFor(() => expect(spoken(canvasElement)).toContain(t('updating')));
  },
};
/** Lines of a guest: all are ordered together, after the login. */
export const Visitor: Story = {
  args: { cartHref: undefined, saved: undefined, shipping: minor(1000), checkoutHref: '#login' },
  render: function Visitor({ ref: _ref, ...args }) {
    const locale = useSampleLocale();
    return (
      <CartDrawer {...args} checkoutLabel={logInToCheckOut[locale]}>
        {sampleCartItems(locale)
          .slice(0, 2)
          .map((line) => (
            <CartLine key={line.id} line={line} href="#product" onQuantityChange={() => {}} onRemove={() => {}} />
          ))}
      </CartDrawer>
    );
  },
  play: async ({ userEvent, args, globals }) => {
    const t = messagesOf(globals, 'cart', 'CartDrawer');
    const drawer = within(await screen.findByRole('dialog', { name: t('title', { count: 3 }) }));
    await expect(drawer.queryByRole('checkbox')).toBeNull();
    await expect(drawer.getByText(t('withShipping', { amount: '¥10.00' }))).toBeVisible();
    await expect(drawer.queryByRole('link', { name: t('viewCart') })).toBeNull();
    const checkout = drawer.getByRole('link', { name: textOf(globals, logInToCheckOut) });
    await expect(checkout).toHaveAttribute('href', '#login');
    await userEvent.click(checkout);
    await expect(args.onCheckout).toHaveBeenCalledTimes(1);
  },
};
/** A guest's cart may be empty because the user's cart is in their account. */
export const EmptyVisitor: Story = {
  args: { count: 0 },
  render: function EmptyVisitor({ ref: _ref, ...args }) {
    const action = (
      <LinkButton variant="quiet" href="#login">
        {logIn[useSampleLocale()]}
      </LinkButton>
    );
    return <CartDrawer {...args} emptyAction={action} />;
  },
  play: async ({ globals }) => {
    await expect(await screen.findByRole('link', { name: textOf(globals, logIn) })).toHaveAttribute('href', '#login');
  },
};
export const Empty: Story = {
  args: { count: 0 },
  play: async ({ globals }) => {
    const t = messagesOf(globals, 'cart', 'CartDrawer');
    const drawer = await screen.findByRole('dialog', { name: t('title', { count: 0 }) });
    await expect(within(drawer).getByRole('link', { name: t('startShopping') })).toHaveAttribute('href', '#shop');
    await expect(within(drawer).queryByRole('button', { name: t('checkout') })).toBeNull();
  },
};
export const Loading: Story = {
  args: { status: 'loading' },
  play: async ({ canvasElement, globals }) => {
    const t = messagesOf(globals, 'cart', 'CartDrawer');
    const text = await within(await screen.findByRole('dialog')).findByText(t('loading'));
    await expect(text.closest('[aria-busy="true"]')).not.toBeNull();
    await waitFor(() => expect(spoken(canvasElement)).toBe(t('loading')));
  },
};
export const Failed: Story = {
  args: { status: 'error' },
  play: async ({ userEvent, args, globals }) => {
    await userEvent.click(
      await screen.findByRole('button', { name: messagesOf(globals, 'shared', 'common')('retry') }),
    );
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};
export const LongText: Story = { args: { count: 1288, total: minor(128_990_000), saved: minor(3_990_000) } };
export const Narrow: Story = {
  ...LongText,
  tags: ['phone'],
  play: async ({ args, globals }) => {
    const t = messagesOf(globals, 'cart', 'CartDrawer');
    const drawer = within(await screen.findByRole('dialog', { name: t('title', { count: args.count }) }));
    const checkout = drawer.getByRole('button', { name: t('checkoutWithCount', { count: args.count }) });
    await waitFor(() => expect(checkout.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth));
    await expect(drawer.getByRole('link', { name: t('viewCart') })).toBeVisible();
  },
};
