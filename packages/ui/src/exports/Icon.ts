export { Icon, type IconProps } from '../foundations/Icon/Icon.tsx';
