export { Divider, type DividerProps } from '../foundations/Divider/Divider.tsx';
