export { StickyActionBar, type StickyActionBarProps } from '../actions/StickyActionBar/StickyActionBar.tsx';
