export { NetworkBanner, type NetworkBannerProps, type NetworkStatus } from '../feedback/Banner/NetworkBanner.tsx';
export { networkBannerWords } from '../feedback/Banner/NetworkBanner.words.ts';
