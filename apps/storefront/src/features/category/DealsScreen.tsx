import { createListScreen } from './createListScreen.tsx';
import { DealNote } from './DealNote.tsx';

/** Products on sale, each with the sold share of its deal and the time left. */
export const { Screen, Aside, prefetch, redirect, meta } = createListScreen(
  'deals',
  ({ deal }) => deal && <DealNote endTime={deal.endTime} claimedPercent={deal.claimedPercent} />,
);
