import { createListScreen } from './createListScreen.tsx';

/** What costs less now. */
export const { Screen, Aside, prefetch, meta } = createListScreen('deals');
