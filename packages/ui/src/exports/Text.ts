export { Text, type TextProps } from '../foundations/Text/Text.tsx';
