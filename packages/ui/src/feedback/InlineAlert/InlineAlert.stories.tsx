import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { both } from '../../fixtures/Localized.ts';
import { messagesOf, textOf } from '../../fixtures/messagesOf.ts';
import { narrow } from '../../fixtures/narrow.tsx';
import { spoken } from '../../fixtures/spoken.ts';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { InlineAlert } from './InlineAlert.tsx';

const text = {
  info: both('配送比平时慢一到两天', 'Deliveries take a day or two longer'),
  success: both('密码已修改', 'Your password has been changed'),
  warning: both('登录状态即将过期', 'You will soon be logged out'),
  danger: both('有 3 件商品发生了变化', '3 products have changed'),
  body: both('结算之前请核对一下。', 'Please look before you check out.'),
  accept: both('接受变化', 'Accept the changes'),
  long: both(
    '由于西北地区连日降雪，部分路段封闭，发往新疆、青海、甘肃的包裹会比平时晚到两到三天',
    'Because of the snow of the last days some roads in the north-west are closed, and parcels to Xinjiang, Qinghai and Gansu take two to three days longer',
  ),
};
const conflicts = [
  { id: 'mug', text: both('云釉手工马克杯：仅剩 2 件', 'Cloud-glaze mug: only 2 left') },
  { id: 'lamp', text: both('暮光黄铜台灯：价格由 ¥429.00 变为 ¥459.00', 'Dusk brass lamp: now ¥459.00, was ¥429.00') },
  { id: 'vase', text: both('素坯细颈花瓶：已下架', 'Bisque slim vase: no longer sold') },
];

const meta = {
  title: 'Feedback/InlineAlert',
  component: InlineAlert,
  args: { title: '', tone: 'danger', onDismiss: fn() },
  render: function Conflicts(args) {
    const t = useSampleLocale();
    return (
      <InlineAlert
        {...args}
        title={text.danger[t]}
        items={conflicts.map((conflict) => ({ id: conflict.id, text: conflict.text[t] }))}
        actions={<Button size="sm">{text.accept[t]}</Button>}
      >
        {text.body[t]}
      </InlineAlert>
    );
  },
} satisfies Meta<typeof InlineAlert>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Lists conflicts: urgent, so it is an alert. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args, globals }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(textOf(globals, text.danger));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(conflicts.length);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: textOf(globals, text.accept) })).toHaveFocus();
    await userEvent.tab();
    await expect(
      canvas.getByRole('button', { name: messagesOf(globals, 'feedback', 'InlineAlert')('dismiss') }),
    ).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDismiss).toHaveBeenCalledTimes(1);
  },
};
export const Matrix: Story = {
  render: function Each({ onDismiss }) {
    const t = useSampleLocale();
    return (
      <Stack gap={12}>
        {(['info', 'success', 'warning', 'danger'] as const).flatMap((tone) => [
          <InlineAlert key={tone} tone={tone} title={text[tone][t]} />,
          <InlineAlert key={`${tone} more`} tone={tone} title={text[tone][t]} onDismiss={onDismiss}>
            {text.body[t]}
          </InlineAlert>,
        ])}
      </Stack>
    );
  },
};
/** A message that is not urgent is no alert: its title is announced politely. */
export const NotUrgent: Story = {
  args: { tone: 'info' },
  render: function Calm(args) {
    return <InlineAlert {...args} title={text.info[useSampleLocale()]} headingLevel={2} />;
  },
  play: async ({ canvas, canvasElement, globals }) => {
    await waitFor(() => expect(spoken(canvasElement)).toBe(textOf(globals, text.info)));
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.getByRole('heading', { level: 2 })).toBeVisible();
  },
};
export const LongText: Story = {
  decorators: [narrow],
  render: function Long(args) {
    const message = text.long[useSampleLocale()];
    return (
      <InlineAlert {...args} tone="warning" title={message}>
        {message}
      </InlineAlert>
    );
  },
};
export const Narrow: Story = { decorators: [narrow] };
