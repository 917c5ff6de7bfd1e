import type { Meta, StoryObj } from '@storybook/react-vite';
import { Store, Truck } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { both } from '../../fixtures/Localized.ts';
import { textOf } from '../../fixtures/messagesOf.ts';
import { narrow } from '../../fixtures/narrow.tsx';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { Grid } from '../../foundations/Grid/Grid.tsx';
import { Icon } from '../../foundations/Icon/Icon.tsx';
import { Surface } from '../../foundations/Surface/Surface.tsx';
import { Radio } from './Radio.tsx';
import { RadioCard } from './RadioCard.tsx';
import { RadioGroup, type RadioGroupProps } from './RadioGroup.tsx';

const texts = {
  label: both('配送方式', 'Delivery'),
  help: both('周末也送', 'Weekends included'),
  wrong: both('请选择配送方式', 'Please choose a delivery'),
  courier: both('快递', 'Courier'),
  courierText: both('预计 12 月 3 日送达', 'Arrives on December 3'),
  free: both('免运费', 'Free'),
  pickup: both('自提', 'Pick up'),
  pickupText: both('静安店，营业到 22:00', 'Jing’an shop, open until 22:00'),
  today: both('当日达', 'Same day'),
  todayReason: both('所在地区暂不支持', 'Not offered where you live'),
  longTitle: both(
    '大件送货上门并安装，旧家具一并带走（需要提前一天电话预约）',
    'Delivered, assembled and the old piece of furniture taken away, by appointment only',
  ),
  longText: both(
    '师傅会在送货前一天打电话约定时间。没有电梯的楼，从三楼起每层加收搬运费，现场结算。',
    'We call the day before to agree on a time. Without a lift, carrying above the second floor costs extra, to be paid on the spot.',
  ),
};

function Lines(args: Partial<RadioGroupProps>) {
  const locale = useSampleLocale();
  return (
    <RadioGroup defaultValue="courier" {...args} label={texts.label[locale]}>
      <Radio value="courier">{texts.courier[locale]}</Radio>
      <Radio value="today" unavailableReason={texts.todayReason[locale]}>
        {texts.today[locale]}
      </Radio>
      <Radio value="pickup">{texts.pickup[locale]}</Radio>
    </RadioGroup>
  );
}

function Cards(args: Partial<RadioGroupProps>) {
  const locale = useSampleLocale();
  const free = texts.free[locale];
  return (
    <RadioGroup defaultValue="courier" {...args} label={texts.label[locale]}>
      <RadioCard value="courier" title={texts.courier[locale]} media={<Icon glyph={Truck} size="lg" />} end={free}>
        {texts.courierText[locale]}
      </RadioCard>
      <RadioCard value="today" title={texts.today[locale]} end="¥12.00" unavailableReason={texts.todayReason[locale]} />
      <RadioCard value="pickup" title={texts.pickup[locale]} media={<Icon glyph={Store} size="lg" />} end={free}>
        {texts.pickupText[locale]}
      </RadioCard>
    </RadioGroup>
  );
}

const meta = {
  title: 'Forms/RadioGroup',
  component: RadioGroup,
  subcomponents: { Radio, RadioCard },
  args: { label: '', children: null, onChange: fn() },
  argTypes: { children: { control: false } },
  render: ({ children: _none, ...args }) => <Lines {...args} />,
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args, globals }) => {
    await expect(canvas.getByRole('group', { name: textOf(globals, texts.label) })).toBeVisible();
    canvas.getByRole('radio', { name: textOf(globals, texts.courier) }).focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('pickup');
    await expect(canvas.getByRole('radio', { name: textOf(globals, texts.pickup) })).toBeChecked();
  },
};

function Every(args: Partial<RadioGroupProps>) {
  const locale = useSampleLocale();
  const help = texts.help[locale];
  const wrong = texts.wrong[locale];
  return (
    <Grid columns="lg" gap={24}>
      {[Lines, Cards].flatMap((Choices) => [
        <Choices key={`${Choices.name} plain`} {...args} name={`${Choices.name} plain`} description={help} />,
        <Choices
          key={`${Choices.name} wrong`}
          {...args}
          name={`${Choices.name} wrong`}
          value=""
          errorMessage={wrong}
        />,
        <Choices key={`${Choices.name} row`} {...args} name={`${Choices.name} row`} orientation="horizontal" />,
        <Choices key={`${Choices.name} off`} {...args} name={`${Choices.name} off`} isDisabled />,
      ])}
    </Grid>
  );
}
/** Lines and cards in every state side by side. */
export const Matrix: Story = { render: ({ children: _none, ...args }) => <Every {...args} /> };

/** Rows of the panel around them, with other rows above or below. */
export const Rows: Story = {
  render: ({ children: _none, ...args }) => (
    <Surface padding={0}>
      <Cards {...args} variant="rows" isLabelHidden />
    </Surface>
  ),
};

/** An unavailable option is focusable and shows the reason. */
export const Unavailable: Story = {
  render: ({ children: _none, ...args }) => <Cards {...args} />,
  play: async ({ canvas, userEvent, args, globals }) => {
    const today = canvas.getByRole('radio', { name: textOf(globals, texts.today) });
    const courier = canvas.getByRole('radio', { name: textOf(globals, texts.courier) });
    courier.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(today).toHaveFocus();
    await expect(today).toHaveAttribute('aria-disabled', 'true');
    await expect(today).toHaveAccessibleDescription(`¥12.00 ${textOf(globals, texts.todayReason)}`);
    await userEvent.click(canvas.getByText(textOf(globals, texts.today)));
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(courier).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith('pickup');
  },
};
/** A card can be pressed anywhere, and its price is part of its description. */
export const CardsStory: Story = {
  name: 'Cards',
  render: ({ children: _none, ...args }) => <Cards {...args} />,
  play: async ({ canvas, userEvent, args, globals }) => {
    const pickup = canvas.getByRole('radio', { name: textOf(globals, texts.pickup) });
    const description = `${textOf(globals, texts.pickupText)} ${textOf(globals, texts.free)}`;
    await expect(pickup).toHaveAccessibleDescription(description);
    await userEvent.click(canvas.getByText(textOf(globals, texts.pickupText)));
    await expect(args.onChange).toHaveBeenLastCalledWith('pickup');
  },
};
export const Invalid: Story = {
  args: { value: '' },
  render: function Wrong({ children: _none, ...args }) {
    return <Lines {...args} errorMessage={texts.wrong[useSampleLocale()]} />;
  },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(textOf(globals, texts.wrong));
  },
};
/** Announces that a selection is required. */
export const Required: Story = {
  args: { isRequired: true },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('radiogroup', { name: textOf(globals, texts.label) })).toBeRequired();
  },
};
function Long() {
  const locale = useSampleLocale();
  return (
    <RadioGroup label={texts.longTitle[locale]} description={texts.longText[locale]} defaultValue="one">
      <RadioCard value="one" title={texts.longTitle[locale]} end="¥1,288.00">
        {texts.longText[locale]}
      </RadioCard>
      <RadioCard value="two" title={texts.longTitle[locale]} unavailableReason={texts.longText[locale]} />
      <Radio value="three">{texts.longText[locale]}</Radio>
    </RadioGroup>
  );
}
export const LongText: Story = { render: () => <Long /> };
export const Narrow: Story = { ...LongText, decorators: [narrow] };
