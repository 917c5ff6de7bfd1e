import type { ClientCode } from '@mallard/domain/endpoints';
import type { ErrorLog } from '@mallard/domain/errors';
import type { SessionActors } from '../session/sessionActors.ts';

/** Code that a tab loads after the first view. */
export interface TabCode extends ClientCode {
  errorLog: ErrorLog;
  actors: SessionActors;
}

/** Loads the code. All calls share one promise; after a failure, the next call loads again. */
export type OpenTabCode = () => Promise<TabCode>;

/** Source file of the code, for pages that can't be shown without it. */
export const TAB_FILE = 'src/app/openTab.ts';
