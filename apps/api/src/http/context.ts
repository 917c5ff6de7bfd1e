import type { BusinessCode } from '@mallard/domain/errors';
import type { Locale } from '@mallard/domain/messages';
import type { Context } from 'hono';

/** Request-scoped variables that middleware, the handler and the log share. */
export interface CallVariables {
  requestId: string;
  locale: Locale;
  /** Client IP address, or `null` for requests from inside the process. */
  address: string | null;
  /** Path template of the matched endpoint, such as `/api/orders/:id`. */
  template?: string;
  userId?: string;
  error?: BusinessCode;
  sqlState?: string;
}

/** Environment types of the Hono app. */
export interface CallEnv {
  Variables: CallVariables;
}
export type CallContext = Context<CallEnv>;
