import { createListScreen } from './createListScreen.tsx';
import { DealNote } from './DealNote.tsx';

/** What costs less now, how much of it is sold, and for how long it does. */
export const { Screen, Aside, prefetch, redirect, meta } = createListScreen(
  'deals',
  ({ deal }) => deal && <DealNote endTime={deal.endTime} claimedPercent={deal.claimedPercent} />,
);
