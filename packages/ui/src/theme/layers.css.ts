import { globalLayer } from '@vanilla-extract/css';

/**
 * Cascade layers from weakest to strongest. Plain CSS of a host belongs to no layer and therefore wins over all of
 * them without `!important`; an application that uses vanilla-extract writes into `app`. `base` and `components` are also Tailwind's
 * names: whichever of the two is loaded first, its utilities come after our components, which come after both resets.
 */
export const layers = {
  reset: globalLayer({ parent: 'base' }, 'reset'),
  base: globalLayer('base'),
  components: globalLayer('components'),
  app: globalLayer('app'),
};
