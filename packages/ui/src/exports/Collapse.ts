export { Collapse, type CollapseProps } from '../foundations/Collapse/Collapse.tsx';
export { collapseWords } from '../foundations/Collapse/Collapse.words.ts';
