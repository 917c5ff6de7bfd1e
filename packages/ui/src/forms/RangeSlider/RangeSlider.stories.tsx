import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { both } from '../../fixtures/Localized.ts';
import { messagesOf, textOf } from '../../fixtures/messagesOf.ts';
import { narrow } from '../../fixtures/narrow.tsx';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { Grid } from '../../foundations/Grid/Grid.tsx';
import { RangeSlider, type RangeSliderProps } from './RangeSlider.tsx';

const label = both('容量', 'Capacity');
const inMillilitres = (value: number) => `${value}\u00a0ml`;

function Sample(props: Omit<RangeSliderProps, 'label'>) {
  return <RangeSlider formatValue={inMillilitres} {...props} label={label[useSampleLocale()]} />;
}

const meta = {
  title: 'Forms/RangeSlider',
  component: RangeSlider,
  args: { label: '', minValue: 100, maxValue: 900, step: 50, onChange: fn(), onChangeEnd: fn() },
  render: ({ label: _label, ...args }) => <Sample {...args} />,
} satisfies Meta<typeof RangeSlider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args, globals }) => {
    const t = messagesOf(globals, 'forms', 'RangeSlider');
    await expect(canvas.getByRole('group', { name: textOf(globals, label) })).toBeVisible();
    const low = canvas.getByRole('slider', { name: t('lowest') });
    const high = canvas.getByRole('slider', { name: t('highest') });
    await expect(low).toHaveAttribute('aria-valuetext', inMillilitres(100));
    fireEvent.change(high, { target: { value: '600' } });
    await expect(args.onChange).toHaveBeenLastCalledWith([100, 600]);
    await expect(args.onChangeEnd).not.toHaveBeenCalled();
    fireEvent.pointerUp(high);
    await expect(args.onChangeEnd).toHaveBeenLastCalledWith([100, 600]);
  },
};
export const Keyboard: Story = {
  args: { defaultValue: [300, 600] },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = messagesOf(globals, 'forms', 'RangeSlider');
    await userEvent.tab();
    await expect(canvas.getByRole('slider', { name: t('lowest') })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChangeEnd).toHaveBeenLastCalledWith([350, 600]);
    await userEvent.keyboard('{ArrowDown}{ArrowLeft}');
    await expect(args.onChangeEnd).toHaveBeenLastCalledWith([250, 600]);
    await userEvent.keyboard('{Home}');
    await expect(args.onChangeEnd).toHaveBeenLastCalledWith([100, 600]);
    await userEvent.tab();
    await userEvent.keyboard('{PageUp}');
    await expect(args.onChangeEnd).toHaveBeenLastCalledWith([100, 900]);
  },
};
/** Each thumb stops at the other one. */
export const Crossing: Story = {
  args: { defaultValue: [300, 600] },
  play: async ({ canvas, args, userEvent, globals }) => {
    const t = messagesOf(globals, 'forms', 'RangeSlider');
    const low = canvas.getByRole('slider', { name: t('lowest') });
    fireEvent.change(low, { target: { value: '800' } });
    await expect(args.onChange).toHaveBeenLastCalledWith([600, 600]);
    await expect(low).toHaveValue('600');
    canvas.getByRole('slider', { name: t('highest') }).focus();
    await userEvent.keyboard('{Home}');
    await expect(args.onChangeEnd).toHaveBeenLastCalledWith([600, 600]);
  },
};
/** A press beside the thumbs moves the nearer one. */
export const PressOnTrack: Story = {
  play: async ({ canvas, canvasElement, args, globals }) => {
    const rail = canvasElement.querySelector('svg')?.getBoundingClientRect();
    const track = canvas.getByRole('slider', {
      name: messagesOf(globals, 'forms', 'RangeSlider')('lowest'),
    }).parentElement;
    if (!rail || !track) throw new Error('There is no track');
    fireEvent.pointerDown(track, { button: 0, clientX: rail.left + rail.width * 0.75, clientY: rail.top });
    await expect(args.onChangeEnd).toHaveBeenLastCalledWith([100, 700]);
    await expect(
      canvas.getByRole('slider', { name: messagesOf(globals, 'forms', 'RangeSlider')('highest') }),
    ).toHaveFocus();
  },
};
/** In right-to-left text the higher end is on the left: arrow keys and presses beside the thumbs follow. */
export const RightToLeft: Story = {
  args: { defaultValue: [300, 600] },
  globals: { direction: 'rtl' },
  play: async ({ canvas, canvasElement, args, userEvent, globals }) => {
    const t = messagesOf(globals, 'forms', 'RangeSlider');
    const low = canvas.getByRole('slider', { name: t('lowest') });
    low.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onChangeEnd).toHaveBeenLastCalledWith([350, 600]);
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(args.onChangeEnd).toHaveBeenLastCalledWith([250, 600]);
    const rail = canvasElement.querySelector('svg')?.getBoundingClientRect();
    const track = low.parentElement;
    if (!rail || !track) throw new Error('There is no track');
    fireEvent.pointerDown(track, { button: 0, clientX: rail.left + rail.width * 0.25, clientY: rail.top });
    await expect(args.onChangeEnd).toHaveBeenLastCalledWith([250, 700]);
  },
};
export const RefusedByOwner: Story = {
  args: { value: [200, 400] },
  play: async ({ canvas, globals }) => {
    const low = canvas.getByRole('slider', { name: messagesOf(globals, 'forms', 'RangeSlider')('lowest') });
    fireEvent.change(low, { target: { value: '300' } });
    await expect(low).toHaveValue('200');
  },
};
/** Whole range, a part, one value, an end, without label, disabled. */
export const Matrix: Story = {
  render: function Matrix({ label: _label, ...args }) {
    return (
      <Grid columns="lg" gap={24}>
        <Sample {...args} />
        <Sample {...args} defaultValue={[300, 600]} />
        <Sample {...args} defaultValue={[500, 500]} />
        <Sample {...args} defaultValue={[900, 900]} />
        <Sample {...args} defaultValue={[100, 450]} isLabelHidden />
        <Sample {...args} defaultValue={[300, 600]} isDisabled />
      </Grid>
    );
  },
};
const longLabel = both(
  '适合一家人一起使用的壶身容量，不含壶盖与提梁的高度',
  'Capacity of the body alone, as filled to the lower edge of the spout, without lid and handle',
);
export const LongText: Story = {
  render: function Long({ label: _label, ...args }) {
    return <RangeSlider {...args} label={longLabel[useSampleLocale()]} formatValue={inMillilitres} />;
  },
};
export const Narrow: Story = { ...LongText, decorators: [narrow] };
