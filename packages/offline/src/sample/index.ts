export { sampleShop } from './sampleShop.ts';
