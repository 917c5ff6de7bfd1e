export { EmptyState, type EmptyStateProps } from '../feedback/EmptyState/EmptyState.tsx';
