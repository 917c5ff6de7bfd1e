import type { Meta, StoryObj } from '@storybook/react-vite';
import { Headset, Store } from 'lucide-react';
import type { ReactNode } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { both } from '../../fixtures/Localized.ts';
import { textOf } from '../../fixtures/messagesOf.ts';
import { narrow } from '../../fixtures/narrow.tsx';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { TextField } from '../../forms/TextField/TextField.tsx';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { Surface } from '../../foundations/Surface/Surface.tsx';
import { Text } from '../../foundations/Text/Text.tsx';
import { Button } from '../Button/Button.tsx';
import { ButtonPair } from '../ButtonPair/ButtonPair.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { StickyActionBar, type StickyActionBarProps } from './StickyActionBar.tsx';

const text = {
  label: both('提交订单', 'Place order'),
  buy: both('购买', 'Buy'),
  submit: both('提交订单', 'Place order'),
  cart: both('加入购物车', 'Add to cart'),
  now: both('立即购买', 'Buy now'),
  total: both('应付 ¥447.00', 'To pay ¥447.00'),
  tip: both('收货地址不在配送范围内，请换一个地址', 'We do not deliver to this address. Please choose another one.'),
  help: both('客服', 'Help'),
  shop: both('店铺', 'Store'),
  line: both('商品', 'Product'),
  note: both('订单备注', 'Order note'),
  longTotal: both(
    '应付金额（含运费与服务费，已减优惠） ¥1,234,447.00',
    'To pay, shipping and service fee included ¥1,234,447.00',
  ),
  longSubmit: both('确认以上信息无误并提交订单', 'Confirm everything above and place the order'),
};

interface SampleProps extends Partial<StickyActionBarProps> {
  /** Distinguishes the bars of one page. */
  name?: string;
  kind?: 'submit' | 'pair' | 'tip' | 'long' | undefined;
  onSubmit?: () => void;
}
function Sample({ name = '', kind = 'submit', onSubmit = () => {}, ...props }: SampleProps) {
  const locale = useSampleLocale();
  if (kind === 'pair') {
    return (
      <StickyActionBar
        {...props}
        label={text.buy[locale] + name}
        start={
          <>
            <IconButton label={text.help[locale]}>
              <Icon glyph={Headset} />
            </IconButton>
            <IconButton label={text.shop[locale]}>
              <Icon glyph={Store} />
            </IconButton>
          </>
        }
      >
        <ButtonPair>
          <Button variant="accent" onPress={onSubmit}>
            {text.cart[locale]}
          </Button>
          <Button>{text.now[locale]}</Button>
        </ButtonPair>
      </StickyActionBar>
    );
  }
  const isLong = kind === 'long';
  return (
    <StickyActionBar
      {...props}
      label={text.label[locale] + name}
      summary={<Text size="label-strong">{text[isLong ? 'longTotal' : 'total'][locale]}</Text>}
      {...(kind === 'tip' || isLong ? { tip: text.tip[locale] } : {})}
    >
      <Button size="lg" onPress={onSubmit}>
        {text[isLong ? 'longSubmit' : 'submit'][locale]}
      </Button>
    </StickyActionBar>
  );
}

/** A page longer than the window, with gutters; the bar is the last element of the column. */
function Page({ children, first }: { children: ReactNode; first?: ReactNode }) {
  const locale = useSampleLocale();
  return (
    <Stack gap={12}>
      {first}
      {Array.from({ length: 12 }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are never reordered
        <Surface key={at} elevation="hairline">
          <Button variant="ghost">{`${text.line[locale]} ${at + 1}`}</Button>
        </Surface>
      ))}
      {children}
    </Stack>
  );
}

const onSubmit = fn();
const meta = {
  title: 'Actions/StickyActionBar',
  component: StickyActionBar,
  args: { label: '', children: null },
  render: () => (
    <Page>
      <Sample onSubmit={onSubmit} />
    </Page>
  ),
} satisfies Meta<typeof StickyActionBar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A named landmark that never covers the focused element. */
export const Default: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const bar = canvas.getByRole('region', { name: textOf(globals, text.label) });
    await waitFor(() => expect(document.documentElement.style.getPropertyValue('--mallard-action-bar')).not.toBe(''));
    for (let at = 1; at <= 12; at += 1) {
      await userEvent.tab();
      const line = canvas.getByRole('button', { name: `${textOf(globals, text.line)} ${at}` });
      await expect(line).toHaveFocus();
      line.scrollIntoView({ block: 'nearest' });
      const covered = bar.getBoundingClientRect().top - line.getBoundingClientRect().bottom;
      await expect(covered).toBeGreaterThanOrEqual(0);
    }
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(onSubmit).toHaveBeenCalled();
  },
};

/** Every kind of bar below one another, in the flow. */
export const Matrix: Story = {
  render: () => (
    <Stack gap={24}>
      <Sample name=" 1" />
      <Sample kind="pair" />
      <Sample kind="tip" name=" 2" />
      <Sample isElevated={false} name=" 3" />
    </Stack>
  ),
};

export const TwoButtons: Story = {
  render: () => (
    <Page>
      <Sample kind="pair" />
    </Page>
  ),
};
export const WithTip: Story = {
  render: () => (
    <Page>
      <Sample kind="tip" />
    </Page>
  ),
};
/** Fixed to the window from anywhere in the document; the page reserves its space. */
export const FixedToTheWindow: Story = {
  render: () => (
    <>
      <Sample kind="pair" placement="window" />
      <Page>{null}</Page>
    </>
  ),
};
/** Returns to the page's flow when the on-screen keyboard leaves too little room. */
export const KeyboardOpen: Story = {
  render: function Typing() {
    const locale = useSampleLocale();
    return (
      <Page first={<TextField label={text.note[locale]} />}>
        <Sample />
      </Page>
    );
  },
  play: async ({ canvas, userEvent, globals }) => {
    const field = canvas.getByRole('textbox', { name: textOf(globals, text.note) });
    await userEvent.click(field);
    const bar = canvas.getByRole('region', { name: textOf(globals, text.label) }).getBoundingClientRect();
    await expect(field.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar.top);
  },
};
export const LongText: Story = { render: () => <Sample kind="long" /> };
export const Narrow: Story = { ...LongText, decorators: [narrow] };
