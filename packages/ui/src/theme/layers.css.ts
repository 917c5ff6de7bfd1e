import { globalLayer } from '@vanilla-extract/css';

/**
 * Cascade layers from weakest to strongest. A host's plain CSS belongs to no layer and so overrides
 * all of them without `!important`. An application that uses vanilla-extract writes into `app`.
 * Tailwind also has layers named `base` and `components`. Whichever style sheet loads first,
 * Tailwind's utilities come after our components, which come after both resets.
 */
export const layers = {
  reset: globalLayer({ parent: 'base' }, 'reset'),
  base: globalLayer('base'),
  components: globalLayer('components'),
  app: globalLayer('app'),
};
