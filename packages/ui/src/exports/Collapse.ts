export { Collapse, type CollapseProps } from '../foundations/Collapse/Collapse.tsx';
