import { minor } from '@mallard/domain/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { both } from '../../fixtures/Localized.ts';
import { messagesOf, textOf } from '../../fixtures/messagesOf.ts';
import { spoken } from '../../fixtures/spoken.ts';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { CartBar, type CartBarProps } from './CartBar.tsx';

const checkout = both('去结算（3）', 'Checkout (3)');
const submit = both('提交订单', 'Place order');
const toPay = both('应付', 'To pay');
const offline = both('网络恢复后即可提交', 'You can place the order once you are connected');
const longSubmit = both('确认并提交预售订单', 'Confirm and place the pre-order');

interface SampleProps extends Omit<CartBarProps, 'actionLabel' | 'totalLabel'> {
  kind?: 'cart' | 'checkout' | 'long';
  isOffline?: boolean;
}

function Sample({ kind = 'cart', isOffline = false, ...props }: SampleProps) {
  const locale = useSampleLocale();
  const label = { cart: checkout, checkout: submit, long: longSubmit }[kind][locale];
  return (
    <CartBar
      {...props}
      actionLabel={label}
      totalLabel={kind === 'cart' ? undefined : toPay[locale]}
      {...(isOffline && { isDisabled: true, unavailableReason: offline[locale] })}
    />
  );
}

interface PageProps {
  width?: number | string;
  children: ReactNode;
}

/** A page of its own for a bar, as tall as the bar. */
function Page({ width = '100%', children }: PageProps) {
  return (
    <div ref={followBar} style={{ position: 'relative', transform: 'scale(1)', inlineSize: width }}>
      {children}
    </div>
  );
}

/** Sets the page's height, because the fixed bar does not: with one line, two lines, or a sentence above it. */
function followBar(page: HTMLElement | null) {
  const bar = page?.firstElementChild;
  if (!page || !(bar instanceof HTMLElement)) return;
  const observer = new ResizeObserver(() => {
    page.style.blockSize = `${bar.offsetHeight}px`;
  });
  observer.observe(bar);
  return () => observer.disconnect();
}

const meta = {
  title: 'Commerce/CartBar',
  component: CartBar,
  parameters: { layout: 'fullscreen' },
  args: {
    total: minor(44_700),
    saved: minor(21_000),
    actionLabel: '',
    onAction: fn(),
    selection: 'some',
    onSelectionChange: fn(),
  },
  render: ({ actionLabel: _label, totalLabel: _total, ...args }) => (
    <Page>
      <Sample {...args} />
    </Page>
  ),
} satisfies Meta<typeof CartBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Shown below 1024 px. */
export const Default: Story = {
  tags: ['phone'],
  play: async ({ canvas, userEvent, args, globals }) => {
    if (window.innerWidth >= 1024) return;
    const t = messagesOf(globals, 'commerce', 'CartBar');
    await expect(canvas.getByRole('region', { name: t('bar') })).toBeVisible();
    const all = canvas.getByRole('checkbox', { name: t('selectAll') });
    await expect(all).toBePartiallyChecked();
    all.focus();
    await userEvent.keyboard(' {Tab}{Enter}');
    await expect(args.onSelectionChange).toHaveBeenCalledWith(true);
    await expect(canvas.getByRole('button', { name: textOf(globals, checkout) })).toHaveFocus();
    await expect(args.onAction).toHaveBeenCalledTimes(1);
  },
};
/** Every state below one another. */
export const Matrix: Story = {
  tags: ['phone'],
  // Only this story has several regions with the same name.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: ({ actionLabel: _label, totalLabel: _total, ...args }) => {
    const states: Record<string, Partial<SampleProps>> = {
      some: {},
      all: { selection: 'all' },
      none: { selection: 'none', isDisabled: true },
      stale: { isStale: true },
      pending: { isPending: true },
      'nothing saved': { saved: undefined },
      details: { onDetails: args.onAction, selection: undefined },
      unknown: { total: null, saved: undefined, onDetails: args.onAction, selection: undefined },
      checkout: { selection: undefined, kind: 'checkout' },
    };
    return (
      <Stack>
        {Object.entries(states).map(([name, state]) => (
          <Page key={name}>
            <Sample {...args} {...state} />
          </Page>
        ))}
      </Stack>
    );
  },
};
export const Checkout: Story = {
  render: ({ actionLabel: _label, totalLabel: _total, selection: _selection, ...args }) => (
    <Page>
      <Sample {...args} kind="checkout" />
    </Page>
  ),
};
/** Ordering is unavailable: both the bar and the button give the reason. */
export const WithReason: Story = {
  tags: ['phone'],
  render: ({ actionLabel: _label, totalLabel: _total, selection: _selection, ...args }) => (
    <Page>
      <Sample {...args} kind="checkout" isOffline />
    </Page>
  ),
  play: async ({ canvas, globals }) => {
    if (window.innerWidth >= 1024) return;
    const button = canvas.getByRole('button', { name: textOf(globals, submit) });
    await expect(button).toBeDisabled();
    await expect(button).toHaveAccessibleDescription(textOf(globals, offline));
    await expect(canvas.getByText(textOf(globals, offline))).toBeVisible();
  },
};
/** Outdated amounts stay; an "updating" text replaces the saving, and is announced. */
export const Stale: Story = {
  tags: ['phone'],
  args: { isStale: true },
  play: async ({ canvas, canvasElement, globals }) => {
    const t = messagesOf(globals, 'commerce', 'AmountTable');
    await waitFor(() => expect(spoken(canvasElement)).toBe(t('updating')));
    if (window.innerWidth < 1024)
      await expect(within(canvas.getByRole('region')).getByText(t('updating'))).toBeVisible();
  },
};
/** Pressing the total opens the details. */
export const WithDetails: Story = {
  tags: ['phone'],
  args: { onDetails: fn(), selection: undefined },
  play: async ({ canvas, userEvent, args, globals }) => {
    if (window.innerWidth >= 1024) return;
    const t = messagesOf(globals, 'commerce', 'CartBar');
    canvas.getByRole('button', { name: new RegExp(`447\\.00.*${t('details')}`) }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDetails).toHaveBeenCalledTimes(1);
  },
};
/** A dash replaces an unknown total. */
export const Unknown: Story = {
  tags: ['phone'],
  args: { total: null, saved: undefined },
  play: async ({ canvas, globals }) => {
    if (window.innerWidth >= 1024) return;
    await expect(canvas.getByText(messagesOf(globals, 'commerce', 'AmountTable')('calculating'))).toBeInTheDocument();
  },
};
export const LongText: Story = {
  render: ({ actionLabel: _label, totalLabel: _total, selection: _selection, ...args }) => (
    <Page>
      <Sample {...args} kind="long" total={minor(128_990_000)} />
    </Page>
  ),
};
export const Narrow: Story = {
  render: ({ actionLabel: _label, totalLabel: _total, ...args }) => (
    <Page width={320}>
      <Sample {...args} total={minor(1_289_900)} />
    </Page>
  ),
};
