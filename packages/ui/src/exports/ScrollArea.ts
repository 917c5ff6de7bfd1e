export { ScrollArea, type ScrollAreaProps } from '../foundations/ScrollArea/ScrollArea.tsx';
