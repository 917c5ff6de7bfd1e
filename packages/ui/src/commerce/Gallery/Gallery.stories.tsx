import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { Button } from '../../actions/Button/Button.tsx';
import { both, type Localized } from '../../fixtures/Localized.ts';
import { messagesOf, textOf } from '../../fixtures/messagesOf.ts';
import { narrow } from '../../fixtures/narrow.tsx';
import { sampleProduct } from '../../fixtures/sampleProducts.ts';
import { spoken } from '../../fixtures/spoken.ts';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { Grid } from '../../foundations/Grid/Grid.tsx';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { Gallery, type GalleryProps } from './Gallery.tsx';
import { lightboxSource } from './LazyLightbox.tsx';

interface SampleProps extends Omit<GalleryProps, 'pictures'> {
  count?: number;
  /** Whether the first picture is broken. */
  isBroken?: boolean;
  /** Whether every picture has a long description. */
  isWordy?: boolean;
  /** Distinguishes it from other galleries. */
  name?: Localized;
}

const names = {
  several: both('多张', 'Several'),
  one: both('一张', 'One'),
  broken: both('加载失败', 'Broken'),
  none: both('没有', 'None'),
  failed: both('无法放大', 'Cannot be enlarged'),
  long: both(
    '云釉手工马克杯在不同光线下拍摄的全部商品图片，包括包装盒、细节和使用场景',
    'All pictures of the cloud-glaze mug, taken in different light, with its box, its details and the mug in use',
  ),
};
const longAlt = both(
  '放在窗边木桌上的云釉手工马克杯，杯身半浸瓶绿色釉，杯柄朝右，后面是一壶刚泡好的茶',
  'The cloud-glaze mug on a wooden table by the window, half dipped in bottle green, its handle to the right, a pot of fresh tea behind it',
);

function Sample({ count = 4, isBroken = false, isWordy = false, name, ...props }: SampleProps) {
  const locale = useSampleLocale();
  const { images } = sampleProduct(locale);
  const pictures = Array.from({ length: count }, (_, index) => images[index % images.length]).flatMap((picture) =>
    picture ? [isWordy ? { ...picture, alt: longAlt[locale] } : picture] : [],
  );
  const [first, ...otherPictures] = pictures;
  return (
    <Gallery
      {...props}
      label={name?.[locale]}
      pictures={isBroken && first ? [{ ...first, url: 'data:image/png,' }, ...otherPictures] : pictures}
    />
  );
}

const meta = {
  title: 'Commerce/Gallery',
  component: Sample,
  args: { onSelectionChange: fn() },
} satisfies Meta<typeof Sample>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The text in the gallery itself; a live region may contain the same. */
const gallery = () => within(document.querySelector<HTMLElement>('#storybook-root section') ?? document.body);

export const Default: Story = {
  play: async ({ canvas, canvasElement, args, globals }) => {
    const t = messagesOf(globals, 'product', 'Gallery');
    const stage = canvas.getByRole('list', { name: t('gallery') });
    stage.scrollTo({ left: stage.clientWidth * 2, behavior: 'instant' });
    await waitFor(() => expect(args.onSelectionChange).toHaveBeenLastCalledWith(2));
    await expect(gallery().getByText(t('picturePosition', { position: 3, total: 4 }))).toBeInTheDocument();
    await expect(canvasElement.querySelectorAll('button[aria-current]')).toHaveLength(1);
  },
};
function withoutLightbox() {
  const load = spyOn(lightboxSource, 'load').mockRejectedValue(new TypeError('Failed to fetch'));
  return () => load.mockRestore();
}
/** With and without neighbors, broken, empty, and without its lightbox. Thumbnails are at the side from 1024 px on. */
export const Matrix: Story = {
  render: () => (
    <Grid columns={2} gap={24}>
      <Sample name={names.several} />
      <Sample name={names.one} count={1} />
      <Sample name={names.broken} isBroken count={1} />
      <Sample name={names.none} count={0} />
      <Sample name={names.failed} />
    </Grid>
  ),
  beforeEach: withoutLightbox,
  play: async ({ canvas, globals }) => {
    const failing = within(canvas.getByRole('region', { name: textOf(globals, names.failed) }));
    const [opener = document.body] = failing.getAllByRole('button', { name: /.+/ });
    fireEvent.click(opener);
    await expect(
      await failing.findByText(messagesOf(globals, 'foundations', 'LazyOverlay')('openFailed')),
    ).toBeVisible();
  },
};
export const Keyboard: Story = {
  play: async ({ canvas, canvasElement, userEvent, globals }) => {
    const t = messagesOf(globals, 'product', 'Gallery');
    await userEvent.tab();
    const [first] = canvas.getAllByRole('button', { name: /.+/ });
    await expect(first).toHaveFocus();
    const hears = (sentence: string) => waitFor(() => expect(spoken(canvasElement)).toBe(sentence));
    await userEvent.keyboard('{ArrowRight}');
    await hears(t('picturePosition', { position: 2, total: 4 }));
    await userEvent.keyboard('{End}');
    await hears(t('picturePosition', { position: 4, total: 4 }));
    await userEvent.keyboard('{Home}');
    await hears(t('picturePosition', { position: 1, total: 4 }));
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: t('lightbox') });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(within(dialog).getByText('2 / 4')).toBeVisible());
    await hears(t('picturePosition', { position: 2, total: 4 }));
    await userEvent.keyboard('+');
    await waitFor(() => expect(within(dialog).getByText('150%')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // The visible picture has the focus, not the pressed one.
    const slides = within(canvas.getByRole('list', { name: t('gallery') })).getAllByRole('button');
    await waitFor(() => expect(slides[1]).toHaveFocus());
  },
};
/** Full screen: while zoomed, the user cannot switch pictures until the zoom is reset. */
export const EnlargeAndZoom: Story = {
  play: async ({ canvas, canvasElement, userEvent, globals }) => {
    const t = messagesOf(globals, 'product', 'Gallery');
    const [opener] = canvas.getAllByRole('button', { name: /.+/ });
    if (opener) await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: t('lightbox') });
    const inside = within(dialog);
    // A loaded picture has the page's own background around it.
    const placeholder = inside.getByRole('img').closest('span')?.querySelector('svg');
    await waitFor(() => expect(placeholder).not.toBeVisible());
    await userEvent.click(inside.getByRole('button', { name: t('zoomIn') }));
    await expect(inside.getByText('150%')).toBeVisible();
    const next = inside.getByRole('button', { name: t('next') });
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(next);
    await waitFor(() => expect(spoken(canvasElement)).toBe(t('pagingLocked')));
    await expect(inside.getByText('1 / 4')).toBeVisible();
    await userEvent.keyboard('+');
    await expect(inside.getByText('225%')).toBeVisible();
    await userEvent.keyboard('0');
    await expect(inside.getByText('100%')).toBeVisible();
    // A button without further effect keeps the focus, so that keys still work.
    const reset = inside.getByRole('button', { name: t('resetZoom') });
    await userEvent.keyboard('+');
    await userEvent.click(reset);
    await expect(inside.getByText('100%')).toBeVisible();
    await expect(reset).toHaveAttribute('aria-disabled', 'true');
    await expect(reset).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(inside.getByText('2 / 4')).toBeVisible());
    await userEvent.click(inside.getByRole('button', { name: messagesOf(globals, 'shared', 'common')('close') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(gallery().getByText(t('picturePosition', { position: 2, total: 4 }))).toBeInTheDocument();
  },
};
const finger = (pointerId: number, clientX: number) => ({ pointerId, clientX, clientY: 200, pointerType: 'touch' });
/** The touch target around an enlarged picture. */
function touchable(picture: HTMLElement): Element {
  const frame = picture.closest('[class*=frame]:not(span)') ?? picture;
  // Synthetic pointers cannot be captured.
  frame.setPointerCapture = () => {};
  return frame;
}
/** Moves two fingers apart. */
export const Pinch: Story = {
  play: async ({ canvas, userEvent }) => {
    const [opener] = canvas.getAllByRole('button', { name: /.+/ });
    if (opener) await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog');
    const picture = within(dialog).getByRole('img');
    const frame = touchable(picture);
    fireEvent.pointerDown(frame, finger(1, 200));
    fireEvent.pointerDown(frame, finger(2, 300));
    fireEvent.pointerMove(frame, finger(2, 400));
    await waitFor(() => expect(within(dialog).getByText('200%')).toBeVisible());
    fireEvent.pointerUp(frame, finger(1, 200));
    fireEvent.pointerUp(frame, finger(2, 400));
  },
};
export const InlineZoom: Story = { args: { zoom: 'inline' } };

const swap = both('换一款', 'Other variant');
/** Two variants, whose own pictures are the first and the third. */
function Variants({ isJumping = false }: { isJumping?: boolean }) {
  const locale = useSampleLocale();
  const { images } = sampleProduct(locale);
  const [isOther, setOther] = useState(false);
  return (
    <Stack gap={16}>
      <div>
        <Button onPress={() => setOther(!isOther)}>{swap[locale]}</Button>
      </div>
      <Gallery
        pictures={isOther ? images.slice().reverse() : images}
        selectedIndex={isJumping ? (isOther ? 2 : 0) : undefined}
      />
    </Stack>
  );
}
/** Without `selectedIndex`, another list of pictures keeps the position. */
export const VariantKeepsPlace: Story = {
  render: () => <Variants />,
  play: async ({ canvas, userEvent, globals }) => {
    const t = messagesOf(globals, 'product', 'Gallery');
    const stage = canvas.getByRole('list', { name: t('gallery') });
    stage.scrollTo({ left: stage.clientWidth, behavior: 'instant' });
    await waitFor(() =>
      expect(gallery().getByText(t('picturePosition', { position: 2, total: 4 }))).toBeInTheDocument(),
    );
    await userEvent.click(canvas.getByRole('button', { name: textOf(globals, swap) }));
    await expect(gallery().getByText(t('picturePosition', { position: 2, total: 4 }))).toBeInTheDocument();
  },
};
/** With `selectedIndex`, the selected picture comes into view. */
export const VariantJumps: Story = {
  render: () => <Variants isJumping />,
  play: async ({ canvas, userEvent, globals }) => {
    const t = messagesOf(globals, 'product', 'Gallery');
    const stage = canvas.getByRole('list', { name: t('gallery') });
    await expect(gallery().getByText(t('picturePosition', { position: 1, total: 4 }))).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: textOf(globals, swap) }));
    await waitFor(() =>
      expect(gallery().getByText(t('picturePosition', { position: 3, total: 4 }))).toBeInTheDocument(),
    );
    await expect(Math.round(Math.abs(stage.scrollLeft) / stage.clientWidth)).toBe(2);
    await userEvent.click(canvas.getByRole('button', { name: textOf(globals, swap) }));
    await waitFor(() =>
      expect(gallery().getByText(t('picturePosition', { position: 1, total: 4 }))).toBeInTheDocument(),
    );
  },
};
/** The code of the lightbox cannot be loaded: an error over the picture shows it, and nothing moves. */
export const FailedToLoad: Story = {
  tags: ['phone'],
  beforeEach: withoutLightbox,
  play: async ({ canvas, canvasElement, userEvent, globals }) => {
    const t = messagesOf(globals, 'product', 'Gallery');
    const tLazyOverlay = messagesOf(globals, 'foundations', 'LazyOverlay');
    const height = document.documentElement.scrollHeight;
    const [opener = document.body] = canvas.getAllByRole('button', { name: /.+/ });
    await userEvent.click(opener);
    const problem = await canvas.findByText(tLazyOverlay('openFailed'), { selector: 'p' });
    await expect(problem).toBeVisible();
    await waitFor(() => expect(spoken(canvasElement, 'assertive')).toBe(tLazyOverlay('openFailed')));
    await expect(document.documentElement.scrollHeight).toBe(height);
    const stage = canvas.getByRole('list', { name: t('gallery') }).getBoundingClientRect();
    const line = problem.getBoundingClientRect();
    await expect(line.left).toBeGreaterThanOrEqual(stage.left);
    await expect(line.right).toBeLessThanOrEqual(stage.right);
    const counter = canvas.getByText('1 / 4').getBoundingClientRect();
    await expect(line.bottom).toBeLessThanOrEqual(counter.top);
  },
};
export const FailedToLoadRightToLeft: Story = { ...FailedToLoad, tags: ['phone'], globals: { direction: 'rtl' } };

export const Single: Story = { args: { count: 1 } };
/** Thumbnails that do not fit are one Tab stop, and their column scrolls to the current picture. */
export const Twenty: Story = {
  args: { count: 20 },
  play: async ({ canvas, canvasElement, userEvent, globals }) => {
    if (window.innerWidth < 1024) return;
    const t = messagesOf(globals, 'product', 'Gallery');
    const column = canvas.getByRole('toolbar', { name: t('thumbnails') });
    const thumb = (at: number) => within(column).getByRole('button', { name: t('showPicture', { position: at }) });
    const stops = within(column)
      .getAllByRole('button')
      .filter(({ tabIndex }) => tabIndex === 0);
    await expect(stops).toEqual([thumb(1)]);
    thumb(1).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(thumb(2)).toHaveFocus();
    await waitFor(() => expect(thumb(2)).toHaveAttribute('aria-current', 'true'));
    await userEvent.keyboard('{End}');
    await expect(thumb(20)).toHaveFocus();
    await waitFor(() => expect(spoken(canvasElement)).toBe(t('picturePosition', { position: 20, total: 20 })));
    await userEvent.keyboard('{ArrowUp}{Home}');
    await expect(thumb(1)).toHaveFocus();
    await waitFor(() => expect(thumb(1)).toHaveAttribute('aria-current', 'true'));

    const { scrollY } = window;
    const stage = canvas.getByRole('list', { name: t('gallery') });
    stage.scrollTo({ left: stage.clientWidth * 15, behavior: 'instant' });
    await waitFor(() => expect(thumb(16)).toHaveAttribute('aria-current', 'true'));
    const { bottom } = column.getBoundingClientRect();
    await waitFor(() => expect(thumb(16).getBoundingClientRect().bottom).toBeLessThanOrEqual(bottom));
    await expect(window.scrollY).toBe(scrollY);
  },
};
export const Broken: Story = { args: { isBroken: true, zoom: 'none' } };
export const NoPictures: Story = {
  args: { count: 0 },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(messagesOf(globals, 'product', 'Gallery')('noPicture'))).toBeVisible();
  },
};
export const RightToLeft: Story = {
  args: { selectedIndex: 1, zoom: 'none' },
  globals: { direction: 'rtl' },
  play: async ({ canvas, canvasElement, userEvent, globals }) => {
    const t = messagesOf(globals, 'product', 'Gallery');
    const stage = canvas.getByRole('list', { name: t('gallery') });
    await waitFor(() => expect(stage.scrollLeft).toBeLessThan(0));
    await expect(gallery().getByText(t('picturePosition', { position: 2, total: 4 }))).toBeInTheDocument();
    stage.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(spoken(canvasElement)).toBe(t('picturePosition', { position: 3, total: 4 })));
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(spoken(canvasElement)).toBe(t('picturePosition', { position: 2, total: 4 })));
  },
};
/** When enlarged, the next picture is on the left too, for arrow keys and swipes. */
export const RightToLeftEnlarged: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent, globals }) => {
    const [opener] = canvas.getAllByRole('button', { name: /.+/ });
    if (opener) await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: messagesOf(globals, 'product', 'Gallery')('lightbox') });
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    const shows = (counter: string) => waitFor(() => expect(within(dialog).getByText(counter)).toBeVisible());
    await userEvent.keyboard('{ArrowLeft}');
    await shows('2 / 4');
    const frame = touchable(within(dialog).getByRole('img'));
    fireEvent.pointerDown(frame, finger(1, 200));
    fireEvent.pointerUp(frame, finger(1, 300));
    await shows('3 / 4');
    await userEvent.keyboard('{ArrowRight}');
    await shows('2 / 4');
  },
};
/** Descriptions are read in full, and widen nothing. */
export const LongText: Story = {
  args: { isWordy: true, isBroken: true, name: names.long },
  play: async ({ canvas, globals }) => {
    const t = messagesOf(globals, 'product', 'Gallery');
    await expect(canvas.getByRole('region', { name: textOf(globals, names.long) })).toBeVisible();
    const [opener] = canvas.getAllByRole('button', {
      name: textOf(globals, longAlt) ? t('enlargePicture', { picture: textOf(globals, longAlt) }) : t('enlarge'),
    });
    await expect(opener).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
export const Narrow: Story = { decorators: [narrow] };
