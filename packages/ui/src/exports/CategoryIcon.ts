export { CategoryIcon, type CategoryIconProps } from '../navigation/CategoryIcon/CategoryIcon.tsx';
