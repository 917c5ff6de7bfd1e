import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { both } from '../../fixtures/Localized.ts';
import { textOf } from '../../fixtures/messagesOf.ts';
import { narrow } from '../../fixtures/narrow.tsx';
import { samplePicture } from '../../fixtures/samplePicture.ts';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { type DescriptionBlock, RichDescription } from './RichDescription.tsx';

const title = both('釉线，是手停下来的地方', 'The glaze line is where the hand stopped');
const text = both(
  '浸釉只有一次机会。匠人握住杯底，数到三，再提起来，绿釉便停在最自然的高度。窑火把铜与铁烧成瓶绿，近看有一层虹彩，像鸭颈在光里转动。',
  'Glaze is dipped once. The potter holds the foot, counts to three and lifts, and the green stays where it wants to. Copper and iron turn bottle green in the fire, with a shimmer like a drake’s neck.',
);
const hostile = both(
  '<img src=x onerror=alert(1)> 这里的标签只是文字',
  '<img src=x onerror=alert(1)> tags are only words here',
);

interface SampleProps {
  kind?: 'story' | 'words' | 'picture' | 'hostile' | 'long' | 'none';
}

function Sample({ kind = 'story' }: SampleProps) {
  const locale = useSampleLocale();
  const heading: DescriptionBlock = { kind: 'heading', text: title[locale] };
  const paragraph: DescriptionBlock = { kind: 'paragraph', text: text[locale] };
  const image: DescriptionBlock = { kind: 'image', image: samplePicture('mug', 'cream', '#a8674c', title[locale]) };
  const kinds: Record<NonNullable<SampleProps['kind']>, DescriptionBlock[]> = {
    story: [image, heading, paragraph, { ...image, image: samplePicture('bowl', 'mist', '#5f9187') }, paragraph],
    words: [heading, paragraph, paragraph],
    picture: [image],
    hostile: [{ kind: 'paragraph', text: hostile[locale] }],
    long: [image, { kind: 'heading', text: text[locale] }, { kind: 'paragraph', text: text[locale].repeat(4) }],
    none: [],
  };
  return <RichDescription blocks={kinds[kind]} />;
}

const meta = { title: 'Commerce/RichDescription', component: Sample } satisfies Meta<typeof Sample>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Pictures load when they are scrolled near. */
export const Default: Story = {
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('heading', { name: textOf(globals, title), level: 2 })).toBeVisible();
    await expect(canvas.getByRole('img', { name: textOf(globals, title) })).toHaveAttribute('loading', 'lazy');
  },
};
export const Matrix: Story = {
  render: () => (
    <Stack gap={40}>
      <Sample />
      <Sample kind="words" />
      <Sample kind="hostile" />
    </Stack>
  ),
};
/** Text in a description is never parsed as HTML. */
export const MarkupIsText: Story = {
  args: { kind: 'hostile' },
  play: async ({ canvas, canvasElement, globals }) => {
    await expect(canvas.getByText(textOf(globals, hostile))).toBeVisible();
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};
export const WordsOnly: Story = { args: { kind: 'words' } };
export const PictureOnly: Story = { args: { kind: 'picture' } };
export const Empty: Story = { args: { kind: 'none' } };
export const LongText: Story = { args: { kind: 'long' } };
export const Narrow: Story = { args: { kind: 'long' }, decorators: [narrow] };
