export { kingfisher } from '../fixtures/kingfisher.ts';
