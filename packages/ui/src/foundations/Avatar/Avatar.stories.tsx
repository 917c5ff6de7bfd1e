import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { both } from '../../fixtures/Localized.ts';
import { messagesOf, textOf } from '../../fixtures/messagesOf.ts';
import { samplePicture } from '../../fixtures/samplePicture.ts';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { withSampleText } from '../../fixtures/withSampleText.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { Surface } from '../Surface/Surface.tsx';
import { Text } from '../Text/Text.tsx';
import { Avatar } from './Avatar.tsx';

const person = both('林小禾', 'Lin Xiaohe');
const long = both(
  '一个名字特别特别长的买家，喜欢手工陶器和安静的早晨',
  'A buyer with a remarkably long name who loves hand-made pottery and quiet mornings',
);
const { url } = samplePicture('mug', 'sage', '#0E5546');

const meta = {
  title: 'Foundations/Avatar',
  component: Avatar,
  args: { name: '' },
  render: withSampleText(Avatar, { name: person }),
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { src: url },
  play: async ({ canvas, globals }) => {
    const avatar = canvas.getByRole('img', { name: textOf(globals, person) });
    await expect(avatar.querySelector('img')).toHaveAttribute('alt', '');
  },
};

function MatrixSample() {
  const name = person[useSampleLocale()];
  const sizes = ['sm', 'md', 'lg'] as const;
  return (
    <Stack gap={16} align="start">
      {(['canvas', 'surface', 'brand'] as const).map((background) => (
        <Surface key={background} tone={background} elevation="flat">
          <Inline gap={16}>
            {sizes.flatMap((size) => [
              <Avatar key={size} name={name} src={url} size={size} background={background} />,
              <Avatar key={`${size} initial`} name={name} size={size} background={background} />,
              <Avatar key={`${size} without a name`} name="" size={size} background={background} />,
            ])}
          </Inline>
        </Surface>
      ))}
    </Stack>
  );
}
/** Every size and background: a picture, an initial, neither. */
export const Matrix: Story = { render: () => <MatrixSample /> };

/** A broken picture is replaced by the initial; the name stays. */
export const Broken: Story = {
  args: { src: 'data:image/png;base64,broken', size: 'lg' },
  play: async ({ canvas, globals }) => {
    const avatar = canvas.getByRole('img', { name: textOf(globals, person) });
    await waitFor(() => expect(avatar.querySelector('img')).toBeNull());
    await expect(avatar).toHaveTextContent(/^[禾L]$/);
  },
};
/** Without a name it still has an accessible name. */
export const NoName: Story = {
  render: (args) => <Avatar {...args} name=" " />,
  play: async ({ canvas, globals }) => {
    await expect(
      canvas.getByRole('img', { name: messagesOf(globals, 'foundations', 'Avatar')('unnamed') }),
    ).toBeVisible();
  },
};

function BesideName({ name = person }) {
  const locale = useSampleLocale();
  return (
    <Inline gap={12} isWrapping={false}>
      <Avatar name={name[locale]} isDecorative />
      <Text as="span" size="label-strong">
        {name[locale]}
      </Text>
    </Inline>
  );
}
/** Beside a visible name it is hidden from screen readers. */
export const Decorative: Story = {
  render: () => <BesideName />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};
export const LongText: Story = { render: () => <BesideName name={long} /> };
