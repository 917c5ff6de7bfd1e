import type { ClientCode } from '@mallard/domain/endpoints';
import type { ErrorLog } from '@mallard/domain/errors';
import type { SessionActors } from '../session/sessionActors.ts';

/** What a tab loads once its first view stands. */
export interface TabCode extends ClientCode {
  errorLog: ErrorLog;
  actors: SessionActors;
}

/** Brings it: the same at each call, tried again where it could not be loaded. */
export type OpenTabCode = () => Promise<TabCode>;

/** Where it is, for pages that nobody sees before it is there. */
export const TAB_FILE = 'src/app/openTab.ts';
