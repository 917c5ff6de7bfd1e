import { createListScreen } from './createListScreen.tsx';

/** The newest products. */
export const { Screen, Aside, prefetch, redirect, meta } = createListScreen('newArrivals');
