export { ShareBar, type ShareBarProps } from '../commerce/ShareBar/ShareBar.tsx';
