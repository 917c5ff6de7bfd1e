export { NetworkBanner, type NetworkBannerProps, type NetworkStatus } from '../feedback/Banner/NetworkBanner.tsx';
