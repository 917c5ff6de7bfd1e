import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Grid } from '../Grid/Grid.tsx';
import { Image } from './Image.tsx';

function drawing(width: number, height: number): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#CFDCCF"/><circle cx="50%" cy="55%" r="28%" fill="#0E5546"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** A mug on a pale green ground, sixteen pixels wide. */
const PLACEHOLDER =
  'data:image/webp;base64,UklGRkgAAABXRUJQVlA4IDwAAADQAQCdASoQABAABUB8JQBdgB3G3vO4AAD+w9y1GFMrfBlIpxmOfwiUtZHmzHp6pUCb6zeZB2V3/AzqgAA=';

const meta = {
  title: 'Foundations/Image',
  component: Image,
  args: { src: drawing(640, 480), alt: '墨绿色圆壶', width: 640, height: 480, radius: 'lg' },
} satisfies Meta<typeof Image>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The place is reserved by the natural size before the picture comes. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const image = await canvas.findByRole('img', { name: '墨绿色圆壶' });
    await expect(image).toHaveAttribute('loading', 'lazy');
    const { width, height } = image.getBoundingClientRect();
    await expect(Math.abs(width / height - 4 / 3)).toBeLessThan(0.02);
  },
};

export const Ratios: Story = {
  render: (args) => (
    <Grid columns={4}>
      {(['1:1', '4:3', '3:4', '16:9'] as const).map((ratio) => (
        <Image key={ratio} {...args} ratio={ratio} />
      ))}
    </Grid>
  ),
};

export const Priority: Story = {
  args: { isPriority: true },
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img');
    await expect(image).toHaveAttribute('loading', 'eager');
    await expect(image).toHaveAttribute('fetchpriority', 'high');
  },
};

export const ColourUntilItComes: Story = { args: { color: '#DFE6DC', ratio: '1:1', fit: 'contain' } };

/** Until the picture is there its miniature stands in, blurred. Browsers do not fetch a lazy picture that is hidden. */
export const Loading: Story = {
  args: { src: '/on-its-way.webp', hidden: true, color: '#cbd4ca', placeholder: PLACEHOLDER, ratio: '1:1' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('image')).toHaveAttribute('href', PLACEHOLDER);
    await expect(canvasElement.querySelector('[data-broken]')).toBeNull();
    await expect(canvasElement.querySelector('img')).toHaveAttribute('data-loading');
  },
};

/** A browser takes the first format that it knows. */
export const Formats: Story = {
  args: {
    ratio: '1:1',
    color: '#cbd4ca',
    placeholder: PLACEHOLDER,
    sizes: '320px',
    sources: [
      { type: 'image/of-tomorrow', srcSet: '/never-asked-for 320w' },
      { type: 'image/svg+xml', srcSet: `${drawing(320, 320)} 320w` },
    ],
  },
  play: async ({ canvas }) => {
    const image = await canvas.findByRole('img', { name: '墨绿色圆壶' });
    await waitFor(() => expect(image).toHaveProperty('complete', true));
    await expect(image).not.toHaveAttribute('data-loading');
    await waitFor(() => expect(getComputedStyle(image).opacity).toBe('1'));
    await expect(decodeURIComponent((image as HTMLImageElement).currentSrc)).toContain('width="320"');
  },
};

/** Without a miniature the colour alone stands in. */
export const NoPlaceholder: Story = {
  args: { color: '#cbd4ca', ratio: '1:1' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('image')).toBeNull();
    await expect(await canvas.findByRole('img')).toBeVisible();
  },
};

/** A picture that cannot be had keeps its place and its name. */
export const Broken: Story = {
  args: { src: 'data:image/png;base64,broken', ratio: '1:1' },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-broken]')).not.toBeNull());
    await expect(canvas.getByRole('img', { name: '墨绿色圆壶' })).toBeVisible();
  },
};
