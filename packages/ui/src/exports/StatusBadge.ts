export { StatusBadge, type StatusBadgeProps } from '../feedback/StatusBadge/StatusBadge.tsx';
