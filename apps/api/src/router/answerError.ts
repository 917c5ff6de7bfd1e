import { databaseCode, isBadValue, refusalFromDatabase } from '../db/sqlState.ts';
import { failure, toResponse } from './answer.ts';
import type { CallContext } from './context.ts';
import type { Deps } from './deps.ts';
import { Refusal, refuse } from './refuse.ts';

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

/** The kind and place of a fault. Messages of database errors quote values, so those stay out. */
function describeFault(error: unknown): Record<string, string> {
  if (!(error instanceof Error)) return { name: typeof error };
  const isFromDatabase = databaseCode(error) !== null || error.name === 'DrizzleQueryError';
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    name: error.name,
    ...(isFromDatabase ? {} : { message: error.message }),
    stack: frames.slice(0, 12).join('\n'),
  };
}
