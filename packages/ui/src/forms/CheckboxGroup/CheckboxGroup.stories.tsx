import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { both } from '../../fixtures/Localized.ts';
import { messagesOf, textOf } from '../../fixtures/messagesOf.ts';
import { narrow } from '../../fixtures/narrow.tsx';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { Grid } from '../../foundations/Grid/Grid.tsx';
import { Form } from '../Form/Form.tsx';
import { CheckboxGroup, type CheckboxGroupProps } from './CheckboxGroup.tsx';

const texts = {
  label: both('订阅哪些消息', 'What should we tell you about'),
  help: both('随时可以再改', 'You can change this at any time'),
  orders: both('订单和物流', 'Orders and delivery'),
  ordersHelp: both('发货、签收、退款', 'Sent, delivered, refunded'),
  deals: both('降价提醒', 'Price drops'),
  arrivals: both('新品上架', 'New arrivals'),
  account: both('账号安全（必选）', 'Account security (always on)'),
  wrong: both('请至少选一项', 'Please choose at least one'),
  save: both('保存', 'Save'),
  long: both(
    '收藏过、买过或者加入过购物车的商品降价百分之十以上，并且库存还有五件以上时告诉我，一天最多一条',
    'Tell me when something I saved, bought or put in my cart gets cheaper by a tenth and five or more are left, once a day at most',
  ),
};

function Topics(args: Partial<CheckboxGroupProps>) {
  const locale = useSampleLocale();
  const items = [
    { id: 'orders', label: texts.orders[locale], description: texts.ordersHelp[locale] },
    { id: 'deals', label: texts.deals[locale] },
    { id: 'arrivals', label: texts.arrivals[locale] },
    { id: 'account', label: texts.account[locale], isDisabled: true },
  ];
  return <CheckboxGroup defaultValue={['account']} items={items} {...args} label={texts.label[locale]} />;
}

const meta = {
  title: 'Forms/CheckboxGroup',
  component: CheckboxGroup,
  args: { label: '', items: [], onChange: fn() },
  render: ({ items: _none, ...args }) => <Topics {...args} />,
} satisfies Meta<typeof CheckboxGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args, globals }) => {
    await expect(canvas.getByRole('group', { name: textOf(globals, texts.label) })).toBeVisible();
    const orders = canvas.getByRole('checkbox', { name: textOf(globals, texts.orders) });
    await expect(orders).toHaveAccessibleDescription(textOf(globals, texts.ordersHelp));
    await userEvent.tab();
    await expect(orders).toHaveFocus();
    await userEvent.keyboard(' {Tab}{Tab} ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['orders', 'arrivals', 'account']);
  },
};

function Every(args: Partial<CheckboxGroupProps>) {
  const locale = useSampleLocale();
  return (
    <Grid columns="lg" gap={24}>
      <Topics {...args} description={texts.help[locale]} />
      <Topics {...args} errorMessage={texts.wrong[locale]} />
      <Topics {...args} hasSelectAll defaultValue={['orders', 'account']} />
      <Topics {...args} hasSelectAll defaultValue={['orders', 'deals', 'arrivals', 'account']} />
      <Topics {...args} orientation="horizontal" />
      <Topics {...args} isDisabled hasSelectAll />
    </Grid>
  );
}
/** Every state side by side. */
export const Matrix: Story = { render: ({ items: _none, ...args }) => <Every {...args} /> };

/** "Select all" is checked for all, indeterminate for some, and changes only enabled boxes. */
export const SelectAll: Story = {
  args: { hasSelectAll: true },
  play: async ({ canvas, userEvent, args, globals }) => {
    const all = canvas.getByRole('checkbox', { name: messagesOf(globals, 'forms', 'CheckboxGroup')('selectAll') });
    await expect(all).not.toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: textOf(globals, texts.deals) }));
    await expect(all).toBePartiallyChecked();
    all.focus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['orders', 'deals', 'arrivals', 'account']);
    await expect(all).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['account']);
    await expect(all).not.toBeChecked();
    await expect(all).not.toBePartiallyChecked();
  },
};

/** A form that requires a selection shows an error at the group until there is one, and again when it is cleared. */
export const Checked: Story = {
  render: function InForm({ items: _none, ...args }) {
    const locale = useSampleLocale();
    return (
      <Form>
        <Topics
          {...args}
          name="topics"
          isRequired
          defaultValue={[]}
          validate={(topics) => (topics.length === 0 ? texts.wrong[locale] : undefined)}
        />
        <Button type="submit">{texts.save[locale]}</Button>
      </Form>
    );
  },
  play: async ({ canvas, userEvent, globals }) => {
    const group = canvas.getByRole('group');
    await expect(group).toHaveAccessibleName(
      `${textOf(globals, texts.label)} ${messagesOf(globals, 'forms', 'CheckboxGroup')('required')}`,
    );
    await userEvent.click(canvas.getByRole('button', { name: textOf(globals, texts.save) }));
    await expect(group).toHaveAccessibleDescription(textOf(globals, texts.wrong));
    const orders = canvas.getByRole('checkbox', { name: textOf(globals, texts.orders) });
    await expect(orders).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(group).not.toHaveAccessibleDescription();
    await userEvent.keyboard(' {Tab}');
    await expect(group).not.toHaveAccessibleDescription();
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await expect(group).toHaveAccessibleDescription(textOf(globals, texts.wrong));
  },
};
function Long(args: Partial<CheckboxGroupProps>) {
  const long = texts.long[useSampleLocale()];
  const items = ['one', 'two'].map((id) => ({ id, label: long, description: long }));
  return <CheckboxGroup {...args} label={long} items={items} errorMessage={long} hasSelectAll />;
}
export const LongText: Story = { render: ({ items: _none, ...args }) => <Long {...args} /> };
export const Narrow: Story = { ...LongText, decorators: [narrow] };
