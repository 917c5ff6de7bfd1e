export { Tooltip, type TooltipProps } from '../feedback/Tooltip/Tooltip.tsx';
