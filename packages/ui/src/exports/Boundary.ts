export { Boundary, type BoundaryProps } from '../feedback/Boundary/Boundary.tsx';
export type { BoundaryFailure } from '../feedback/Boundary/ErrorCatcher.tsx';
