import type { Carousel } from '@mallard/domain/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { both } from '../../fixtures/Localized.ts';
import { sampleId } from '../../fixtures/sampleId.ts';
import { samplePicture } from '../../fixtures/samplePicture.ts';
import { useSampleLocale } from '../../fixtures/useSampleLocale.ts';
import { wordsOf } from '../../fixtures/wordsOf.ts';
import { HeroCarousel } from './HeroCarousel.tsx';
import { heroCarouselWords } from './HeroCarousel.words.ts';

const words = [
  [both('秋冬新品', 'Autumn edit'), both('灯下，\n慢慢喝一杯', 'Slow evenings,\ngood light')],
  [both('专题', 'Journal'), both('一盏灯，\n照亮一个角落', 'One lamp,\none lit corner')],
  [both('今日特惠', 'Today’s deals'), both('好价，\n只到今晚', 'Good prices,\nonly tonight')],
] as const;

function Sample({ count = 3 }: { count?: number }) {
  const locale = useSampleLocale();
  const slides: Carousel[] = words.slice(0, count).map(([kicker, title], place) => {
    const picture = samplePicture('lamp', (['sage', 'cream', 'clay'] as const)[place] ?? 'sage', '#c9993f');
    return {
      id: sampleId(9, place + 1),
      kicker: kicker[locale],
      title: title[locale],
      subtitle: both(
        '手工陶杯、黄铜台灯与羊毛织物，为夜晚准备的二十七件小物。',
        'Hand-thrown mugs, brass lamps and soft wool: 27 small things for the dark season.',
      )[locale],
      link: `#slide-${place}`,
      wide: picture,
      tall: picture,
    };
  });
  const isChinese = locale === 'zh-CN';
  return (
    <HeroCarousel
      slides={slides}
      isAutoplay={false}
      label={isChinese ? '新鲜事' : 'What is new'}
      actionLabel={isChinese ? '去看看' : 'Shop the edit'}
    />
  );
}

const meta = { title: 'Navigation/HeroCarousel', component: Sample } satisfies Meta<typeof Sample>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, globals }) => {
    const { slideOf, playSlides, pauseSlides } = wordsOf(globals, heroCarouselWords);
    await expect(canvas.getAllByRole('group')).toHaveLength(3);
    const second = canvas.getByRole('button', { name: slideOf(2, 3) });
    await userEvent.click(second);
    await waitFor(() => expect(second).toHaveAttribute('aria-current', 'true'));
    await userEvent.click(canvas.getByRole('button', { name: playSlides }));
    await expect(canvas.getByRole('button', { name: pauseSlides })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: slideOf(1, 3) }));
  },
};
export const Single: Story = {
  args: { count: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
