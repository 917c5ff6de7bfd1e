import type { Carousel } from '@mallard/domain/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { both } from '../../fixtures/Localized.ts';
import { messagesOf, textOf } from '../../fixtures/messagesOf.ts';
import { narrow } from '../../fixtures/narrow.tsx';
import { sampleId } from '../../fixtures/sampleId.ts';
import { sampleScene } from '../../fixtures/sampleScene.ts';
import { spoken } from '../../fixtures/spoken.ts';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { Stack } from '../../foundations/Stack/Stack.tsx';
import { isStill } from '../../theme/motion.ts';
import { HeroCarousel, type HeroCarouselProps } from './HeroCarousel.tsx';

const slides = [
  [both('秋冬新品', 'Autumn edit'), both('灯下，\n慢慢喝一杯', 'Slow evenings,\ngood light')],
  [both('专题', 'Journal'), both('夜长了，点一盏灯', 'Long nights, warm light')],
  [both('限时特惠', 'Limited-time deals'), both('安静下来，再听', 'First quiet, then music')],
] as const;
const tints = ['sage', 'sand', 'mist'] as const;
const lede = both(
  '手工陶杯、黄铜台灯与羊毛织物，为夜晚准备的二十七件小物。',
  'Hand-thrown mugs, brass lamps and soft wool: 27 small things for the dark season.',
);
const long = both(
  '把灯调暗一点，把椅子挪近一点，然后慢慢喝完这一杯',
  'Dim the lamp, pull the chair a little closer and finish the pot',
);
const names = [both('新鲜事', 'What is new'), both('一张', 'One slide'), both('坏图', 'No picture')] as const;
const look = both('去看看', 'Shop the edit');

interface SampleProps extends Partial<Omit<HeroCarouselProps, 'slides'>> {
  count?: number | undefined;
  name?: (typeof names)[number] | undefined;
  isLong?: boolean | undefined;
  isBroken?: boolean | undefined;
}

function Sample({ count = 3, name = names[0], isLong = false, isBroken = false, ...props }: SampleProps) {
  const locale = useSampleLocale();
  const shownSlides = slides.slice(0, count).map(([kicker, title], index): Carousel => {
    const art = (layout: 'wide' | 'tall') => ({
      ...sampleScene(layout, tints[index] ?? 'sage'),
      ...(isBroken && { url: 'data:image/png;base64,0000' }),
    });
    return {
      id: sampleId(9, index + 1),
      kicker: kicker[locale],
      title: (isLong ? long : title)[locale],
      subtitle: isLong ? lede[locale].repeat(2) : lede[locale],
      link: `#slide-${index}`,
      wide: art('wide'),
      tall: art('tall'),
    };
  });
  return (
    <HeroCarousel isAutoplay={false} {...props} slides={shownSlides} label={name[locale]} actionLabel={look[locale]} />
  );
}

const meta = {
  title: 'Navigation/HeroCarousel',
  component: HeroCarousel,
  args: { slides: [], label: '', actionLabel: '', isAutoplay: false },
  render: ({ slides: _, label: __, actionLabel: ___, ...args }) => <Sample {...args} />,
} satisfies Meta<typeof HeroCarousel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement, userEvent, globals }) => {
    const t = messagesOf(globals, 'navigation', 'HeroCarousel');
    const region = canvas.getByRole('region', { name: textOf(globals, names[0]) });
    await expect(region).toHaveAttribute('aria-roledescription', t('carousel'));
    await expect(canvas.getAllByRole('group')).toHaveLength(4);
    const picker = within(canvas.getByRole('group', { name: t('chooseSlide') }));
    const second = picker.getByRole('button', { name: t('slidePosition', { position: 2, total: 3 }) });
    await userEvent.click(second);
    await waitFor(() => expect(second).toHaveAttribute('aria-current', 'true'));
    const said = t('shownSlide', {
      slide: t('slidePosition', { position: 2, total: 3 }),
      title: textOf(globals, slides[1][1]),
    });
    await waitFor(() => expect(spoken(canvasElement)).toBe(said));
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(picker.getByRole('button', { name: t('slidePosition', { position: 3, total: 3 }) })).toHaveAttribute(
        'aria-current',
      ),
    );
    await userEvent.click(picker.getByRole('button', { name: t('slidePosition', { position: 1, total: 3 }) }));
    await waitFor(() =>
      expect(canvasElement.querySelector('[aria-current]')).toHaveAccessibleName(
        t('slidePosition', { position: 1, total: 3 }),
      ),
    );
  },
};
/** Many slides, one, and one whose picture is broken. */
export const Matrix: Story = {
  render: () => (
    <Stack gap={24}>
      <Sample />
      <Sample count={1} name={names[1]} />
      <Sample count={1} name={names[2]} isBroken />
    </Stack>
  ),
};
/** Plays until the user stops it; never with reduced motion. */
export const Autoplay: Story = {
  args: { isAutoplay: true, interval: 600 },
  play: async ({ canvas, userEvent, globals }) => {
    const t = messagesOf(globals, 'navigation', 'HeroCarousel');
    // Autoplay starts shortly after the first render, and a press before that would stop it.
    if (isStill()) await userEvent.click(canvas.getByRole('button', { name: t('playSlides') }));
    const button = await canvas.findByRole('button', { name: t('pauseSlides') });
    await userEvent.unhover(button);
    button.blur();
    const second = canvas.getByRole('button', { name: t('slidePosition', { position: 2, total: 3 }) });
    await waitFor(() => expect(second).toHaveAttribute('aria-current', 'true'), { timeout: 5000 });
    await userEvent.click(button);
    await expect(await canvas.findByRole('button', { name: t('playSlides') })).toHaveFocus();
  },
};
/** A single slide has no controls and is no carousel. */
export const Single: Story = {
  render: () => <Sample count={1} />,
  play: async ({ canvas, globals }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('region', { name: textOf(globals, names[0]) })).not.toHaveAttribute(
      'aria-roledescription',
    );
    await expect(canvas.getByRole('link', { name: textOf(globals, slides[0][1]) })).toHaveAttribute('href', '#slide-0');
  },
};
/** Text stays readable on the background, in both themes. */
export const BrokenImage: Story = { render: () => <Sample isBroken /> };
/** The slide grows, and text stays in its half. */
export const LongText: Story = {
  render: () => <Sample isLong />,
  play: async ({ canvas, canvasElement }) => {
    const [title] = canvas.getAllByRole('heading');
    const text = title?.getBoundingClientRect();
    const box = canvasElement.querySelector('section')?.getBoundingClientRect();
    if (window.innerWidth >= 640) await expect(text?.right).toBeLessThan((box?.left ?? 0) + (box?.width ?? 0) * 0.57);
  },
};
/** The width beside a column of deals, where products and text are closest. */
export const BesideDeals: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 800 }}>
        <Story />
      </div>
    ),
  ],
};
/** The row is reversed, and the pictures are mirrored: their products are beside the text. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent, globals }) => {
    const t = messagesOf(globals, 'navigation', 'HeroCarousel');
    const second = canvas.getByRole('button', { name: t('slidePosition', { position: 2, total: 3 }) });
    second.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(second).toHaveAttribute('aria-current', 'true'));
    const region = canvas.getByRole('region', { name: textOf(globals, names[0]) });
    const slide = canvas.getByRole('group', { name: t('slidePosition', { position: 2, total: 3 }) });
    const leftOf = (element: Element) => element.getBoundingClientRect().left;
    await waitFor(() => expect(Math.abs(leftOf(slide) - leftOf(region))).toBeLessThan(1));
    await expect(slide.firstElementChild).toHaveStyle({ scale: '-1 1' });
  },
};
export const Narrow: Story = { decorators: [narrow] };
