export { Boundary, type BoundaryFailure, type BoundaryProps } from '../feedback/Boundary/Boundary.tsx';
