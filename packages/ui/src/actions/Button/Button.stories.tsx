import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight, ShoppingCart } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { both } from '../../fixtures/Localized.ts';
import { messagesOf, textOf } from '../../fixtures/messagesOf.ts';
import { narrow } from '../../fixtures/narrow.tsx';
import { Say } from '../../fixtures/Say.tsx';
import { spoken } from '../../fixtures/spoken.ts';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { useAnnounce } from '../../foundations/Announcer/AnnouncerContext.ts';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { Inline } from '../../foundations/Inline/Inline.tsx';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { Text } from '../../foundations/Text/Text.tsx';
import { Button } from './Button.tsx';

const checkout = both('去结算', 'Checkout');
const placeOrder = both('提交订单', 'Place order');
const placing = both('提交中', 'Submitting');
const done = both('订单已提交', 'Order placed');
const failed = both('没有提交成功，请重试', 'The order was not placed. Try again.');
const add = both('加入购物车', 'Add to cart');
const go = both('继续购物', 'Continue shopping');
const long = both(
  '查看这个订单的物流信息、配送进度与预计送达时间，并联系快递员',
  'View the shipping details, delivery progress and expected arrival of this order, and contact the courier',
);

const meta = {
  title: 'Actions/Button',
  component: Button,
  args: { children: <Say text={checkout} />, onPress: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args, globals }) => {
    const button = canvas.getByRole('button', { name: textOf(globals, checkout) });
    await userEvent.click(button);
    await expect(args.onPress).toHaveBeenCalledTimes(1);
    button.focus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onPress).toHaveBeenCalledTimes(3);
  },
};

const variants = ['primary', 'accent', 'quiet', 'ghost', 'danger'] as const;
const sizes = ['sm', 'md', 'lg'] as const;

function MatrixSample() {
  const locale = useSampleLocale();
  return (
    <Stack gap={16}>
      {variants.map((variant) => (
        <Stack key={variant} gap={8}>
          {sizes.map((size) => (
            <Inline key={size} gap={12}>
              <Button variant={variant} size={size}>
                {checkout[locale]}
              </Button>
              <Button variant={variant} size={size} iconStart={<Icon glyph={ShoppingCart} />}>
                {add[locale]}
              </Button>
              <Button variant={variant} size={size} iconEnd={<Icon glyph={ArrowRight} isDirectional />}>
                {go[locale]}
              </Button>
              <Button variant={variant} size={size} isDisabled>
                {checkout[locale]}
              </Button>
            </Inline>
          ))}
        </Stack>
      ))}
    </Stack>
  );
}
/** Every variant and size, with icons and disabled. */
export const Matrix: Story = { render: () => <MatrixSample /> };

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

/** Keeps its width and focus, announces that it is busy, and ignores further presses. */
export const Pending: Story = {
  render: function Submitting(args) {
    const [isPending, setPending] = useState(false);
    return (
      <Button
        {...args}
        isPending={isPending}
        onPress={() => {
          args.onPress?.();
          setPending(true);
        }}
      />
    );
  },
  args: { children: <Say text={placeOrder} />, size: 'lg' },
  play: async ({ canvas, canvasElement, userEvent, args, globals }) => {
    const button = canvas.getByRole('button');
    const width = button.getBoundingClientRect().width;
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button).toHaveAccessibleName(expect.stringContaining(textOf(globals, placeOrder)));
    await expect(button.getBoundingClientRect().width).toBe(width);
    await expect(button).toHaveFocus();
    await waitFor(() => expect(spoken(canvasElement)).toBe(messagesOf(globals, 'foundations', 'Spinner')('loading')));
    await userEvent.click(button);
    await expect(args.onPress).toHaveBeenCalledTimes(1);
  },
};

function PendingLabelSample() {
  const locale = useSampleLocale();
  return (
    <Button isPending pendingLabel={placing[locale]}>
      {placeOrder[locale]}
    </Button>
  );
}
export const PendingWithWords: Story = {
  render: () => <PendingLabelSample />,
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleName(expect.stringContaining(textOf(globals, placing)));
  },
};

/** Fails the first time and succeeds the second time; the focus stays, and the result is announced. */
function Course() {
  const locale = useSampleLocale();
  const announce = useAnnounce();
  const [tries, setTries] = useState(0);
  const [step, setStep] = useState<'idle' | 'pending' | 'failed' | 'done'>('idle');
  function submit() {
    setStep('pending');
    setTries(tries + 1);
    setTimeout(() => {
      const next = tries === 0 ? 'failed' : 'done';
      setStep(next);
      announce((next === 'done' ? done : failed)[locale], { politeness: next === 'done' ? 'polite' : 'assertive' });
    }, 100);
  }
  return (
    <Stack gap={8} align="start">
      <Button size="lg" isPending={step === 'pending'} pendingLabel={placing[locale]} onPress={submit}>
        {(step === 'done' ? done : placeOrder)[locale]}
      </Button>
      {step === 'failed' && (
        <Text size="small" tone="danger">
          {failed[locale]}
        </Text>
      )}
    </Stack>
  );
}
export const PendingFailedDone: Story = {
  render: () => <Course />,
  play: async ({ canvas, canvasElement, userEvent, globals }) => {
    const button = canvas.getByRole('button', { name: textOf(globals, placeOrder) });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await waitFor(() => expect(spoken(canvasElement, 'assertive')).toBe(textOf(globals, failed)));
    await expect(button).toHaveFocus();
    await expect(within(button).queryByText(textOf(globals, placing))).toBeNull();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(spoken(canvasElement)).toBe(textOf(globals, done)));
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleName(textOf(globals, done));
  },
};

function WidthSample() {
  const locale = useSampleLocale();
  return (
    <Stack gap={12} align="start">
      <Button isFullWidth>{checkout[locale]}</Button>
      <Button isFullWidth="phones" variant="quiet">
        {go[locale]}
      </Button>
    </Stack>
  );
}
/** The second one is as wide as its container on phones only. */
export const FullWidth: Story = {
  render: () => <WidthSample />,
  play: async ({ canvas, globals }) => {
    const whole = canvas.getByRole('button', { name: textOf(globals, checkout) }).getBoundingClientRect().width;
    const other = canvas.getByRole('button', { name: textOf(globals, go) }).getBoundingClientRect().width;
    if (window.innerWidth < 640) await expect(other).toBe(whole);
    else await expect(other).toBeLessThan(whole / 2);
  },
};

function LongSample() {
  const locale = useSampleLocale();
  return (
    <Stack gap={12} align="start">
      {sizes.map((size) => (
        <Button key={size} size={size} iconStart={<Icon glyph={ShoppingCart} />}>
          {long[locale]}
        </Button>
      ))}
    </Stack>
  );
}
/** Wraps its text inside the button. */
export const LongText: Story = { render: () => <LongSample /> };
export const Narrow: Story = { ...LongText, decorators: [narrow] };
