import { defineWords } from '../../intl/Words.ts';

export const heroCarouselWords = defineWords(
  {
    carousel: '轮播',
    slide: '幻灯片',
    slideOf: (at: number, total: number) => `第 ${at} 张，共 ${total} 张`,
    chooseSlide: '选择幻灯片',
    /** Said when another slide was asked for. */
    shown: (slide: string, title: string) => `${slide}：${title}`,
    pauseSlides: '暂停轮播',
    playSlides: '开始轮播',
  },
  {
    carousel: 'carousel',
    slide: 'slide',
    slideOf: (at: number, total: number) => `${at} of ${total}`,
    chooseSlide: 'Choose a slide',
    shown: (slide: string, title: string) => `${slide}: ${title}`,
    pauseSlides: 'Pause slides',
    playSlides: 'Play slides',
  },
);
