import { createListScreen } from './createListScreen.tsx';

/** What sells best. */
export const { Screen, Aside, prefetch, redirect, meta } = createListScreen('hotSale');
