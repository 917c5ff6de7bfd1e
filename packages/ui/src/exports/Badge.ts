export { Badge, type BadgeProps } from '../feedback/Badge/Badge.tsx';
