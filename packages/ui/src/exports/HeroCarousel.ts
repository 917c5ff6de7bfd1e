export { HeroCarousel, type HeroCarouselProps } from '../navigation/HeroCarousel/HeroCarousel.tsx';
