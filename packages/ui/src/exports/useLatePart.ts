export { type LatePart, useLatePart } from '../foundations/useLatePart.ts';
