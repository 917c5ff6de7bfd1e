import type { IntentState } from '@mallard/offline/queue';

/** The change queue before it is open, and without a signed-in user. */
export const NOTHING_QUEUED: IntentState = { intents: [], conflicts: [] };
