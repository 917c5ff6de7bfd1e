import { createListScreen } from './createListScreen.tsx';

/** What a keyword finds. */
export const { Screen, Aside, parts, prefetch, meta } = createListScreen('search');
