import { failure, Refusal, refuse, toResponse } from '@mallard/domain/serving';
import { databaseCode, isBadValue, refusalFromDatabase } from '../db/sqlState.ts';
import type { CallContext } from './context.ts';
import type { Deps } from './deps.ts';
import { describeFault } from './logging/describeFault.ts';

/** Converts an error to a response, and logs server errors. */
export function answerError(error: unknown, context: CallContext, deps: Deps): Response {
  const { requestId, locale } = context.var;
  const refusal = error instanceof Refusal ? error : (refusalFromDatabase(error) ?? refuse('INTERNAL'));
  const sqlState = databaseCode(error);
  if (sqlState !== null) context.set('sqlState', sqlState);
  context.set('error', refusal.code);
  if (refusal.code === 'INTERNAL') deps.logger.error({ requestId, fault: describeFault(error) }, 'Request failed');
  if (sqlState !== null && isBadValue(sqlState))
    deps.logger.warn(
      { requestId, sqlState, route: context.var.template },
      'SQL rejected a value that the request schema accepted',
    );
  return toResponse(failure(refusal, locale, requestId));
}
