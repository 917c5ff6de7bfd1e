import { createListScreen } from './createListScreen.tsx';

/** Products of a category, or of all of them. */
export const { Screen, Aside, prefetch, redirect, meta } = createListScreen('category');
