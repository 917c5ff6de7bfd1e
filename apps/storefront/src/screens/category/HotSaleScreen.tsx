import { createListScreen } from './createListScreen.tsx';

/** What sells best. */
export const { Screen, Aside, prefetch, meta } = createListScreen('hotSale');
