import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Grid } from '../Grid/Grid.tsx';
import { Image } from './Image.tsx';

function drawing(width: number, height: number): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#CFDCCF"/><circle cx="50%" cy="55%" r="28%" fill="#0E5546"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

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

/** A picture that cannot be had keeps its place and its name. */
export const Broken: Story = {
  args: { src: 'data:image/png;base64,broken', ratio: '1:1' },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-broken]')).not.toBeNull());
    await expect(canvas.getByRole('img', { name: '墨绿色圆壶' })).toBeVisible();
  },
};
