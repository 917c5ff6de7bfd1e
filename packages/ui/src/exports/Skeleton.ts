export { Skeleton, type SkeletonProps } from '../foundations/Skeleton/Skeleton.tsx';
