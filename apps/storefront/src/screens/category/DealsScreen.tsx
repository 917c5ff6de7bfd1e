import { createListScreen } from './createListScreen.tsx';

/** What costs less now. */
export const { Screen, Aside, parts, prefetch, meta } = createListScreen('deals');
