import type { BusinessCode } from '@mallard/domain/errors';
import type { Locale } from '@mallard/domain/messages';
import type { Context } from 'hono';

/** What the steps of the pipeline tell each other, and the log. */
export interface CallVariables {
  requestId: string;
  locale: Locale;
  /** The caller's address, where it is known. */
  address: string | null;
  /** Path template of the endpoint, once it is known. */
  template?: string;
  userId?: string;
  error?: BusinessCode;
  sqlState?: string;
}

/** Types of the Hono app. */
export interface CallEnv {
  Variables: CallVariables;
}
export type CallContext = Context<CallEnv>;
