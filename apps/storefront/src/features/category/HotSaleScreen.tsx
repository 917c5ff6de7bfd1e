import { createListScreen } from './createListScreen.tsx';

/** The best sellers. */
export const { Screen, Aside, prefetch, redirect, meta } = createListScreen('hotSale');
