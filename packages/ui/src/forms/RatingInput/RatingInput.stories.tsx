import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { both } from '../../fixtures/Localized.ts';
import { messagesOf, textOf } from '../../fixtures/messagesOf.ts';
import { narrow } from '../../fixtures/narrow.tsx';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { Grid } from '../../foundations/Grid/Grid.tsx';
import { RatingInput, type RatingInputProps } from './RatingInput.tsx';

const label = both('商品质量', 'Quality');
const required = both('请给商品评分', 'Please rate the product');

function Sample(props: Omit<RatingInputProps, 'label'>) {
  return <RatingInput {...props} label={label[useSampleLocale()]} />;
}

const meta = {
  title: 'Forms/RatingInput',
  component: RatingInput,
  args: { label: '', onChange: fn(), isClearable: true },
  render: ({ label: _, ...args }) => <Sample {...args} />,
} satisfies Meta<typeof RatingInput>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = messagesOf(globals, 'forms', 'RatingInput');
    const group = canvas.getByRole('group', { name: textOf(globals, label) });
    await expect(group).toBeVisible();
    await expect(canvas.getAllByRole('radio')).toHaveLength(5);
    const two = canvas.getByRole('radio', { name: t('stars', { count: 2, max: 5 }) });
    await expect(two).toHaveAccessibleDescription(t('labels.2'));
    await userEvent.click(two);
    await expect(args.onChange).toHaveBeenLastCalledWith(2);
    await expect(two).toBeChecked();
    // Only the selected star is checked, however many are filled.
    await expect(canvas.getByRole('radio', { name: t('stars', { count: 1, max: 5 }) })).not.toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: t('clear') }));
    await expect(args.onChange).toHaveBeenLastCalledWith(0);
    await expect(two).not.toBeChecked();
    await expect(canvas.getByRole('radio', { name: t('stars', { count: 1, max: 5 }) })).toHaveFocus();
    await expect(canvas.queryByRole('button', { name: t('clear') })).toBeNull();
  },
};
export const Keyboard: Story = {
  args: { defaultValue: 3 },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = messagesOf(globals, 'forms', 'RatingInput');
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: t('stars', { count: 3, max: 5 }) })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith(4);
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(args.onChange).toHaveBeenLastCalledWith(2);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(0);
  },
};
/** Every number of stars, both sizes, invalid and disabled. */
export const Matrix: Story = {
  render: function Matrix(args) {
    const locale = useSampleLocale();
    return (
      <Grid columns="lg" gap={24}>
        {[0, 1, 2, 3, 4, 5].map((stars) => (
          <RatingInput key={stars} {...args} label={label[locale]} defaultValue={stars} />
        ))}
        <RatingInput {...args} label={label[locale]} defaultValue={4} size="sm" />
        <RatingInput {...args} label={label[locale]} size="sm" errorMessage={required[locale]} />
        <RatingInput {...args} label={label[locale]} defaultValue={4} isDisabled />
        <RatingInput {...args} label={label[locale]} isDisabled />
      </Grid>
    );
  },
};
/** Keeps the parent's value when it refuses a change. */
export const RefusedByOwner: Story = {
  args: { value: 4 },
  play: async ({ canvas, userEvent, globals }) => {
    const t = messagesOf(globals, 'forms', 'RatingInput');
    await userEvent.click(canvas.getByRole('radio', { name: t('stars', { count: 1, max: 5 }) }));
    await expect(canvas.getByRole('radio', { name: t('stars', { count: 4, max: 5 }) })).toBeChecked();
  },
};
export const Invalid: Story = {
  render: function Invalid(args) {
    return <Sample {...args} errorMessage={required[useSampleLocale()]} />;
  },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(textOf(globals, required));
  },
};
const longLabels = both(
  '与描述严重不符，完全不能接受|与描述有较大出入，不太满意|勉强可以接受，还有改进余地|与描述基本相符，比较满意|超出预期，非常愿意推荐给朋友',
  'Nothing like the description, I cannot accept it|Quite unlike the description|Acceptable, with room for improvement|Much as described, I am quite content|Beyond what I expected, I would recommend it to friends',
);
export const LongText: Story = {
  args: { defaultValue: 5 },
  render: function Long(args) {
    return <Sample {...args} labels={longLabels[useSampleLocale()].split('|')} />;
  },
};
export const Narrow: Story = { ...LongText, decorators: [narrow] };
