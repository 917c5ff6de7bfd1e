import { createListScreen } from './createListScreen.tsx';

/** What a keyword finds. */
export const { Screen, Aside, prefetch, meta } = createListScreen('search');
