export { Surface, type SurfaceProps } from '../foundations/Surface/Surface.tsx';
