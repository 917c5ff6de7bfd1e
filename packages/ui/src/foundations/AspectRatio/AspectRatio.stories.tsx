import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { both, type Localized } from '../../fixtures/Localized.ts';
import { textOf } from '../../fixtures/messagesOf.ts';
import { narrow } from '../../fixtures/narrow.tsx';
import { Say } from '../../fixtures/Say.tsx';
import { samplePicture } from '../../fixtures/samplePicture.ts';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { Grid } from '../Grid/Grid.tsx';
import { Surface } from '../Surface/Surface.tsx';
import { Text } from '../Text/Text.tsx';
import { AspectRatio, type AspectRatioProps } from './AspectRatio.tsx';

const film = both('马克杯的制作过程', 'How the mug is made');
const noFilm = both('视频准备中', 'The film is being prepared');
const long = both(
  '视频正在转码，通常需要几分钟；完成以后会显示在这里，您不必停留在这个页面上等待。',
  'The film is being converted, which takes a few minutes as a rule. It will be shown here once it is ready, and you need not wait on this page.',
);
const { url } = samplePicture('mug', 'sage', '#0E5546');

/** Has no sources; a picture represents the film. */
function Film() {
  return (
    // biome-ignore lint/a11y/useMediaCaption: it has no sound
    <video poster={url} aria-label={film[useSampleLocale()]} />
  );
}

/** Text instead of the film. */
function Waiting({ text }: { text: Localized }) {
  return (
    <Surface tone="sunken" elevation="flat" radius="lg">
      <Text tone="muted">
        <Say text={text} />
      </Text>
    </Surface>
  );
}

const meta = {
  title: 'Foundations/AspectRatio',
  component: AspectRatio,
  args: { radius: 'lg', children: <Film /> },
} satisfies Meta<typeof AspectRatio>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The film fills the frame, whatever its own size. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, globals }) => {
    await expect(canvas.getByLabelText(textOf(globals, film))).toBeVisible();
    const frame = canvasElement.querySelector('video')?.getBoundingClientRect();
    await expect(Math.abs((frame?.width ?? 0) / (frame?.height ?? 1) - 16 / 9)).toBeLessThan(0.02);
  },
};
const ratios: readonly AspectRatioProps['ratio'][] = ['1:1', '4:3', '16:9', '21:9', '3:4', '9:16', '2.39:1', '210:297'];
/** Accepts any proportions. */
export const Matrix: Story = {
  render: () => (
    <Grid columns="sm">
      {ratios.map((ratio) => (
        <AspectRatio key={ratio} ratio={ratio} radius="md">
          <Surface tone="sunken" elevation="flat" padding={12} radius="md">
            <Text size="label">{ratio}</Text>
          </Surface>
        </AspectRatio>
      ))}
    </Grid>
  ),
};
/** Reserves its space before there is content. */
export const Empty: Story = {
  args: {
    children: <Waiting text={noFilm} />,
  },
};
export const LongText: Story = {
  args: {
    ratio: '4:3',
    children: <Waiting text={long} />,
  },
};
export const Narrow: Story = { ...LongText, decorators: [narrow] };
