import { failure, Refusal, refuse, toResponse } from '@mallard/domain/serving';
import { databaseCode, isBadValue, refusalFromDatabase } from '../db/sqlState.ts';
import type { CallContext } from './context.ts';
import type { Deps } from './deps.ts';
import { describeFault } from './logging/describeFault.ts';

/** Turns whatever was thrown into an answer, and what is our fault into a log line. */
export function answerError(error: unknown, context: CallContext, deps: Deps): Response {
  const { requestId, locale } = context.var;
  const refusal = error instanceof Refusal ? error : (refusalFromDatabase(error) ?? refuse('INTERNAL'));
  const sqlState = databaseCode(error);
  if (sqlState !== null) context.set('sqlState', sqlState);
  context.set('error', refusal.code);
  if (refusal.code === 'INTERNAL') deps.logger.error({ requestId, fault: describeFault(error) }, 'A call failed');
  if (sqlState !== null && isBadValue(sqlState))
    deps.logger.warn(
      { requestId, sqlState, route: context.var.template },
      'A value that no schema refused reached SQL',
    );
  return toResponse(failure(refusal, locale, requestId));
}
