import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { sampleProduct } from '../../fixtures/sampleProducts.ts';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { Gallery, type GalleryProps } from './Gallery.tsx';

function Sample({ count = 4, ...props }: Omit<GalleryProps, 'pictures'> & { count?: number }) {
  return <Gallery {...props} pictures={sampleProduct(useSampleLocale()).images.slice(0, count)} />;
}

const meta = {
  title: 'Commerce/Gallery',
  component: Sample,
  args: { onSelectionChange: fn() },
} satisfies Meta<typeof Sample>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const stage = canvas.getByRole('list');
    stage.scrollTo({ left: stage.clientWidth * 2, behavior: 'instant' });
    await waitFor(() => expect(args.onSelectionChange).toHaveBeenLastCalledWith(2));
    await expect(canvas.getByText('第 3 张，共 4 张')).toBeInTheDocument();
    await expect(canvasElement.querySelectorAll('button[aria-current]')).toHaveLength(1);
  },
};
export const Chosen: Story = {
  args: { selectedIndex: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('第 2 张，共 4 张')).toBeInTheDocument();
    await waitFor(() => expect(canvas.getByRole('list').scrollLeft).toBeGreaterThan(0));
  },
};
export const Single: Story = { args: { count: 1 } };
export const English: Story = { globals: { locale: 'en-US' } };
