import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { both } from '../../fixtures/Localized.ts';
import { textOf } from '../../fixtures/messagesOf.ts';
import { narrow } from '../../fixtures/narrow.tsx';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { withSampleText } from '../../fixtures/withSampleText.tsx';
import { Grid } from '../Grid/Grid.tsx';
import { Image, type ImageProps } from './Image.tsx';

function drawing(width: number, height: number): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#CFDCCF"/><circle cx="50%" cy="55%" r="28%" fill="#0E5546"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** A mug on a pale green background, sixteen pixels wide. */
const miniature =
  'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADQAQCdASoQABAABUB8JQBdgB3G3vO4AAD+w9y1GFMrfBlIpxmOfwiUtZHmzHp6pUCb6zeZB2V3/AzqgAA=';
const pot = both('墨绿色圆壶', 'A round pot in dark green');
const long = both(
  '一把墨绿色的圆壶，壶嘴细长，木质提梁，放在浅绿色的台面上，左侧有窗光',
  'A round pot in dark green with a slender spout and a wooden handle, on a pale green table, lit from a window on the left',
);
const broken = 'data:image/png;base64,broken';
/** An invalid URL: browsers prefer a data URL because they consider it loaded. */
const nowhere = 'https://[';

const meta = {
  title: 'Foundations/Image',
  component: Image,
  args: { src: drawing(640, 480), alt: '', width: 640, height: 480, radius: 'lg' },
  render: withSampleText(Image, { alt: pot }),
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 640 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Image>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Reserves its space by the natural size before the picture loads. */
export const Default: Story = {
  play: async ({ canvas, globals }) => {
    const image = await canvas.findByRole('img', { name: textOf(globals, pot) });
    await expect(image).toHaveAttribute('loading', 'lazy');
    const { width, height } = image.getBoundingClientRect();
    await expect(Math.abs(width / height - 4 / 3)).toBeLessThan(0.02);
  },
};

function MatrixSample() {
  const props = { alt: pot[useSampleLocale()], width: 640, height: 480, isPriority: true } as const;
  const src = drawing(640, 480);
  return (
    <Grid columns={4}>
      {(['1:1', '4:3', '3:4', '16:9'] as const).map((ratio) => (
        <Image key={ratio} {...props} src={src} ratio={ratio} />
      ))}
      {(['sm', 'md', 'lg', 'xl'] as const).map((radius) => (
        <Image key={radius} {...props} src={src} radius={radius} />
      ))}
      <Image {...props} src={src} ratio="1:1" fit="contain" color="#DFE6DC" />
      <Image {...props} src={drawing(300, 640)} ratio="1:1" radius="lg" />
      <Image {...props} src={broken} ratio="1:1" radius="lg" />
      <Image {...props} src={null} ratio="1:1" radius="lg" />
    </Grid>
  );
}
/** Ratios, corners, fits; broken and missing. */
export const Matrix: Story = {
  render: () => <MatrixSample />,
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-broken]')).toHaveLength(2));
  },
};

export const Priority: Story = {
  args: { isPriority: true },
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img');
    await expect(image).toHaveAttribute('loading', 'eager');
    await expect(image).toHaveAttribute('fetchpriority', 'high');
  },
};

/** Shows a blurred placeholder until the picture has loaded. Browsers do not fetch a hidden lazy picture. */
export const Slow: Story = {
  args: { src: '/on-its-way.webp', hidden: true, color: '#cbd4ca', placeholder: miniature, ratio: '1:1' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('image')).toHaveAttribute('href', miniature);
    await expect(canvasElement.querySelector('[data-broken]')).toBeNull();
    await expect(canvasElement.querySelector('img')).toHaveAttribute('data-loading');
  },
};

/** Shows only the color when there is no placeholder. */
export const NoPlaceholder: Story = {
  args: { color: '#cbd4ca', ratio: '1:1' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('image')).toBeNull();
    // The picture fades in.
    await waitFor(() => expect(canvas.getByRole('img')).toBeVisible());
  },
};

/** The browser uses the first format that it supports. */
export const Formats: Story = {
  args: {
    ratio: '1:1',
    color: '#cbd4ca',
    placeholder: miniature,
    sizes: '320px',
    sources: [
      { type: 'image/of-tomorrow', srcSet: '/never-asked-for 320w' },
      { type: 'image/svg+xml', srcSet: `${drawing(320, 320)} 320w` },
    ],
  },
  play: async ({ canvas, globals }) => {
    const image = await canvas.findByRole('img', { name: textOf(globals, pot) });
    await waitFor(() => expect(image).toHaveProperty('complete', true));
    await expect(image).not.toHaveAttribute('data-loading');
    await waitFor(() => expect(getComputedStyle(image).opacity).toBe('1'));
    await expect(decodeURIComponent((image as HTMLImageElement).currentSrc)).toContain('width="320"');
  },
};

/** A broken picture keeps its space and its name. */
export const Broken: Story = {
  args: { src: broken, ratio: '1:1' },
  play: async ({ canvas, canvasElement, globals }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-broken]')).not.toBeNull());
    await expect(canvas.getByRole('img', { name: textOf(globals, pot) })).toBeVisible();
  },
};
/** A new URL resets the state of the previous picture. */
export const Another: Story = {
  args: { ratio: '1:1', isPriority: true },
  render: (args) => <AnotherSample {...args} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const first = () => canvasElement.querySelectorAll('img')[0];
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-broken]')).toHaveLength(2));
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-broken]')).toHaveLength(0));
    await waitFor(() => expect(first()?.naturalWidth).toBe(640));
    const whole = first();
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-broken]')).toHaveLength(2));
    // A picture under another name must not show the previous one.
    await expect(first()).not.toBe(whole);
  },
};

/** Switches between a picture with a single file and one with several. */
function AnotherSample(args: ImageProps) {
  const [isWhole, setWhole] = useState(false);
  const src = isWhole ? drawing(640, 480) : broken;
  return (
    <Grid columns={2}>
      <Image {...args} src={src} />
      <Image {...args} src={src} sources={isWhole ? [{ type: 'image/svg+xml', srcSet: `${src} 640w` }] : []} />
      <Button onPress={() => setWhole(!isWhole)}>{both('换一张', 'Another one')[useSampleLocale()]}</Button>
    </Grid>
  );
}
/** Falls back to the smallest file, which is often cached from a list or a row of thumbnails. */
export const LargeFileBroken: Story = {
  args: {
    src: broken,
    ratio: '1:1',
    sizes: '640px',
    sources: [{ type: 'image/svg+xml', srcSet: `${drawing(96, 96)} 96w, ${nowhere} 640w` }],
  },
  play: async ({ canvas, canvasElement, globals }) => {
    const image = await canvas.findByRole('img', { name: textOf(globals, pot) });
    await waitFor(() => expect(decodeURIComponent((image as HTMLImageElement).currentSrc)).toContain('width="96"'));
    await waitFor(() => expect(canvasElement.querySelector('[data-broken]')).toBeNull());
  },
};
/** A broken picture in a frame with its own size keeps that size. */
export const SmallBroken: Story = {
  render: () => (
    <div style={{ inlineSize: 36 }}>
      <Image src={broken} alt="" width={640} height={480} ratio="1:1" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-broken]')).not.toBeNull());
    await expect(canvasElement.querySelector('[data-broken]')?.getBoundingClientRect().height).toBe(36);
  },
};
/** A missing picture in a frame with its own size keeps that size. */
export const Missing: Story = {
  args: { src: null, ratio: '1:1' },
  play: async ({ canvas, canvasElement, globals }) => {
    await expect(canvas.getByRole('img', { name: textOf(globals, pot) })).toBeVisible();
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};
/** Beside a visible name, a broken picture is as silent as a loaded one. */
export const Decorative: Story = {
  args: { src: broken, ratio: '1:1' },
  render: (args) => <Image {...args} />,
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-broken]')).not.toBeNull());
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

function Portraits(props: { alt: string }) {
  return (
    <Grid columns={2}>
      <Image {...props} src={drawing(300, 640)} width={300} height={640} ratio="1:1" radius="lg" color="#CFDCCF" />
      <Image
        {...props}
        src={drawing(300, 640)}
        width={300}
        height={640}
        ratio="1:1"
        radius="lg"
        fit="contain"
        color="#F3EEE3"
      />
    </Grid>
  );
}
/** A portrait in a square is cropped, or shown whole on its color; never stretched. */
export const PortraitInSquare: Story = {
  render: withSampleText(Portraits, { alt: pot }),
  play: async ({ canvas }) => {
    for (const image of await canvas.findAllByRole('img')) {
      const { width, height } = image.getBoundingClientRect();
      await expect(Math.abs(width - height)).toBeLessThan(1);
    }
  },
};
/** A long name is only for screen readers, even when the picture is broken. */
export const LongText: Story = { args: { src: broken, ratio: '16:9' }, render: withSampleText(Image, { alt: long }) };
export const Narrow: Story = { decorators: [narrow] };
