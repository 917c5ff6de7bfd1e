export { HeroCarousel, type HeroCarouselProps } from '../navigation/HeroCarousel/HeroCarousel.tsx';
export { heroCarouselWords } from '../navigation/HeroCarousel/HeroCarousel.words.ts';
