export { Popover, type PopoverProps } from '../feedback/Popover/Popover.tsx';
