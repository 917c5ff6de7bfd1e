import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { both } from '../../fixtures/Localized.ts';
import { textOf } from '../../fixtures/messagesOf.ts';
import { narrow } from '../../fixtures/narrow.tsx';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { Grid } from '../../foundations/Grid/Grid.tsx';
import { Select, type SelectProps } from './Select.tsx';

const texts = {
  label: both('地区', 'Region'),
  help: both('决定运费和送达时间', 'Decides shipping fee and arrival'),
  placeholder: both('请选择', 'Choose'),
  wrong: both('请选择地区', 'Please choose a region'),
  shanghai: both('上海市 静安区', 'Shanghai, Jing’an'),
  hangzhou: both('杭州市 西湖区', 'Hangzhou, Xihu'),
  beijing: both('北京市 朝阳区（暂不配送）', 'Beijing, Chaoyang (no delivery)'),
  near: both('附近', 'Near you'),
  far: both('其他', 'Others'),
  place: both('第 {n} 区', 'District {n}'),
  long: both(
    '新疆维吾尔自治区 克孜勒苏柯尔克孜自治州 阿合奇县 色帕巴依乡',
    'Xinjiang Uygur Autonomous Region, Kizilsu Kirghiz Autonomous Prefecture, Akqi County',
  ),
};

function Regions(args: SelectProps) {
  const locale = useSampleLocale();
  const items = [
    { id: '310106', label: texts.shanghai[locale] },
    { id: '330106', label: texts.hangzhou[locale] },
    { id: '110105', label: texts.beijing[locale], isDisabled: true },
  ];
  return <Select placeholder={texts.placeholder[locale]} {...args} label={texts.label[locale]} items={items} />;
}

const meta = {
  title: 'Forms/Select',
  component: Select,
  args: { label: '', items: [], onChange: fn() },
  render: (args) => <Regions {...args} />,
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args, globals }) => {
    const list = canvas.getByRole('combobox', { name: textOf(globals, texts.label) });
    await userEvent.tab();
    await expect(list).toHaveFocus();
    await userEvent.selectOptions(list, '330106');
    await expect(args.onChange).toHaveBeenCalledWith('330106');
    await expect(list).toHaveDisplayValue(textOf(globals, texts.hangzhou));
  },
};

function Every(args: SelectProps) {
  const locale = useSampleLocale();
  return (
    <Grid columns="md" gap={20}>
      <Regions {...args} />
      <Regions {...args} defaultValue="310106" />
      <Regions {...args} defaultValue="310106" description={texts.help[locale]} />
      <Regions {...args} errorMessage={texts.wrong[locale]} />
      <Regions {...args} isDisabled />
      <Regions {...args} defaultValue="310106" isDisabled />
    </Grid>
  );
}
/** Every state side by side, closed: the open list is native. */
export const Matrix: Story = { render: Every };

export const TwoItems: Story = {
  render: function Two(args) {
    const locale = useSampleLocale();
    const items = (['near', 'far'] as const).map((id) => ({ id, label: texts[id][locale] }));
    return <Select {...args} label={texts.label[locale]} items={items} />;
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('option')).toHaveLength(2);
    await expect(canvas.getByRole('combobox')).toHaveValue('near');
  },
};
/** Fifty options in two sections; typing letters selects an option, as in every native select. */
export const FiftyItems: Story = {
  render: function Fifty(args) {
    const locale = useSampleLocale();
    const places = Array.from({ length: 50 }, (_, index) => ({
      id: String(index + 1),
      label: texts.place[locale].replace('{n}', String(index + 1)),
    }));
    const items = [
      { label: texts.near[locale], items: places.slice(0, 5) },
      { label: texts.far[locale], items: places.slice(5) },
    ];
    return <Select {...args} label={texts.label[locale]} items={items} defaultValue="42" />;
  },
  play: async ({ canvas, userEvent, args, globals }) => {
    await expect(canvas.getAllByRole('option')).toHaveLength(50);
    await expect(canvas.getByRole('group', { name: textOf(globals, texts.near) })).toBeInTheDocument();
    await userEvent.selectOptions(canvas.getByRole('combobox'), '50');
    await expect(args.onChange).toHaveBeenCalledWith('50');
  },
};
export const Invalid: Story = {
  render: function Wrong(args) {
    return <Regions {...args} errorMessage={texts.wrong[useSampleLocale()]} />;
  },
  play: async ({ canvas, globals }) => {
    const list = canvas.getByRole('combobox');
    await expect(list).toBeInvalid();
    await expect(list).toHaveAccessibleDescription(textOf(globals, texts.wrong));
  },
};
export const LongText: Story = {
  render: function Long(args) {
    const locale = useSampleLocale();
    const items = [{ id: 'long', label: texts.long[locale] }];
    return <Select {...args} label={texts.long[locale]} items={items} errorMessage={texts.long[locale]} />;
  },
};
export const Narrow: Story = { ...LongText, decorators: [narrow] };
