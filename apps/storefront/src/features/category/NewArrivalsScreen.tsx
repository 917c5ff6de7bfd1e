import { createListScreen } from './createListScreen.tsx';

/** What came into the shop lately. */
export const { Screen, Aside, prefetch, redirect, meta } = createListScreen('newArrivals');
