import { polyfillHas } from '@mallard/ui/polyfillHas';

polyfillHas();
