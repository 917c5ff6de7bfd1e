export { Inline, type InlineProps } from '../foundations/Inline/Inline.tsx';
