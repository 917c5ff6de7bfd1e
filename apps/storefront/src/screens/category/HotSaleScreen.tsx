import { createListScreen } from './createListScreen.tsx';

/** What sells best. */
export const { Screen, Aside, parts, prefetch, meta } = createListScreen('hotSale');
