import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { both } from '../../fixtures/Localized.ts';
import { messagesOf, textOf } from '../../fixtures/messagesOf.ts';
import { narrow } from '../../fixtures/narrow.tsx';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { Grid } from '../../foundations/Grid/Grid.tsx';
import { OrderNote, type OrderNoteProps } from './OrderNote.tsx';

const note = both('请放在门口，谢谢', 'Please leave it at the door, thank you');
const tooLong = both('备注里有不能使用的字符', 'The note has characters that cannot be used');

function Sample({ times = 1, ...props }: OrderNoteProps & { times?: number }) {
  return <OrderNote {...props} defaultValue={Array(times).fill(note[useSampleLocale()]).join(' ').slice(0, 200)} />;
}

const meta = {
  title: 'Commerce/OrderNote',
  component: OrderNote,
  args: { onChange: fn() },
} satisfies Meta<typeof OrderNote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args, globals }) => {
    const t = messagesOf(globals, 'checkout', 'OrderNote');
    const field = canvas.getByRole('textbox', { name: t('note') });
    await expect(field).toHaveAttribute('placeholder', t('hint', { max: 200 }));
    await userEvent.type(field, textOf(globals, note));
    await expect(args.onChange).toHaveBeenLastCalledWith(textOf(globals, note));
  },
};
/** Every state side by side. */
export const Matrix: Story = {
  render: function Matrix(args) {
    const error = tooLong[useSampleLocale()];
    return (
      <Grid columns="lg" gap={24}>
        <OrderNote {...args} />
        <Sample {...args} />
        <Sample {...args} times={20} />
        <Sample {...args} errorMessage={error} />
      </Grid>
    );
  },
};
/** Does not accept the 201st character. */
export const Full: Story = {
  render: (args) => <Sample {...args} times={30} />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole<HTMLTextAreaElement>('textbox');
    const before = field.value;
    await userEvent.type(field, 'x');
    await expect(field).toHaveValue(before);
  },
};
/** Treats a finished composition like typed text. */
export const Ime: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    field.focus();
    fireEvent.compositionStart(field);
    fireEvent.compositionUpdate(field, { data: '放门口' });
    fireEvent.keyDown(field, { key: 'Enter', isComposing: true, keyCode: 229 });
    fireEvent.compositionEnd(field, { data: '放门口' });
    await expect(field).toHaveFocus();
    await userEvent.type(field, '放门口 before 6pm，１２号楼');
    await expect(field).toHaveValue('放门口 before 6pm，１２号楼');
  },
};
export const LongText: Story = { args: { defaultValue: 'x'.repeat(200) } };
export const Narrow: Story = { decorators: [narrow], render: (args) => <Sample {...args} times={8} /> };
