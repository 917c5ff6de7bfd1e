export { Banner, type BannerProps } from '../feedback/Banner/Banner.tsx';
