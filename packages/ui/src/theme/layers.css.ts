import { globalLayer } from '@vanilla-extract/css';

/**
 * Cascade layers from weakest to strongest. Plain CSS of a host belongs to no layer and therefore wins over all of
 * them without `!important`; an application that uses vanilla-extract writes into `app`.
 */
export const layers = {
  reset: globalLayer('reset'),
  base: globalLayer('base'),
  components: globalLayer('components'),
  app: globalLayer('app'),
};
