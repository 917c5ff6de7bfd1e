import { createListScreen } from './createListScreen.tsx';

/** The products of one category, or all products. */
export const { Screen, Aside, prefetch, redirect, meta } = createListScreen('category');
