import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { both } from '../../fixtures/Localized.ts';
import { messagesOf, textOf } from '../../fixtures/messagesOf.ts';
import { narrow } from '../../fixtures/narrow.tsx';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { withSampleText } from '../../fixtures/withSampleText.tsx';
import { Grid } from '../../foundations/Grid/Grid.tsx';
import { Switch, type SwitchProps } from './Switch.tsx';

const meta = {
  title: 'Forms/Switch',
  component: Switch,
  args: { onChange: fn() },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

const texts = {
  words: both('降价提醒', 'Price alerts'),
  help: both('收藏的商品降价时通知我', 'Tell me when a favorite gets cheaper'),
  wrong: both('请先允许浏览器发送通知', 'Please let the browser send notifications first'),
  long: both(
    '我收藏、买过或者放进购物车的商品降价百分之十以上并且还有货时，用站内消息和短信通知我',
    'Tell me by message and text when something I saved, bought or put in my cart gets cheaper by a tenth and is in stock',
  ),
};

export const Default: Story = {
  render: withSampleText(Switch, { children: texts.words, description: texts.help }),
  play: async ({ canvas, userEvent, args, globals }) => {
    const toggle = canvas.getByRole('switch', { name: textOf(globals, texts.words) });
    await expect(toggle).toHaveAccessibleDescription(textOf(globals, texts.help));
    await userEvent.click(canvas.getByText(textOf(globals, texts.words)));
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await waitFor(() => expect(toggle).not.toHaveAttribute('aria-busy'));
    await expect(toggle).toBeChecked();
    toggle.focus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(false);
    await waitFor(() => expect(toggle).not.toBeChecked());
  },
};

function Every(args: SwitchProps) {
  const locale = useSampleLocale();
  const text = texts.words[locale];
  const states: SwitchProps[] = [
    {},
    { isSelected: true },
    { description: texts.help[locale], isSelected: true },
    { errorMessage: texts.wrong[locale] },
    { isPending: true },
    { isPending: true, isSelected: true },
    { isDisabled: true },
    { isDisabled: true, isSelected: true },
  ];
  return (
    <Grid columns="lg" gap={24}>
      {states.map((state) => (
        <Switch key={JSON.stringify(state)} {...args} {...state}>
          {text}
        </Switch>
      ))}
      <Switch {...args} aria-label={text} isSelected />
    </Grid>
  );
}
/** Every state side by side. */
export const Matrix: Story = { render: Every };

/** Shows the change at once and ignores presses while it is being saved. */
export const Pending: Story = {
  args: { isSelected: false, onChange: fn(() => new Promise(() => {})) },
  render: withSampleText(Switch, { children: texts.words }),
  play: async ({ canvas, userEvent, args }) => {
    const toggle = canvas.getByRole('switch');
    await userEvent.click(toggle);
    await waitFor(() => expect(toggle).toHaveAttribute('aria-busy', 'true'));
    await expect(toggle).toBeChecked();
    await expect(toggle).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(toggle).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledTimes(1);
  },
};

/** The server rejects the change: the switch reverts and announces it. */
export const Rollback: Story = {
  args: {
    isSelected: true,
    onChange: fn(() => new Promise((_ok, refuse) => setTimeout(() => refuse(new Error('refused')), 100))),
  },
  render: withSampleText(Switch, { children: texts.words }),
  play: async ({ canvas, canvasElement, userEvent, globals }) => {
    const toggle = canvas.getByRole('switch');
    await userEvent.click(toggle);
    await expect(toggle).not.toBeChecked();
    await waitFor(() => expect(toggle).toBeChecked());
    const spoken = canvasElement.querySelector('[data-live-announcer] [aria-live="assertive"]');
    await waitFor(() => expect(spoken).toHaveTextContent(messagesOf(globals, 'forms', 'Switch')('failed')));
  },
};
export const LongText: Story = {
  render: withSampleText(Switch, { children: texts.long, description: texts.long, errorMessage: texts.wrong }),
};
export const Narrow: Story = { ...LongText, decorators: [narrow] };
