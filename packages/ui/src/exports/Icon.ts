export { type Glyph, Icon, type IconProps } from '../foundations/Icon/Icon.tsx';
