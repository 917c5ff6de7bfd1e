export { type LazyPart, useLazyPart } from '../foundations/useLazyPart.ts';
