export { VisuallyHidden, type VisuallyHiddenProps } from '../foundations/VisuallyHidden/VisuallyHidden.tsx';
