import { databaseCode } from '../../db/sqlState.ts';

/** Returns name, code and stack frames of an error for the log. Omits messages of database errors, because they contain values. */
export function describeFault(error: unknown): Record<string, string> {
  if (!(error instanceof Error)) return { name: typeof error };
  const sqlState = databaseCode(error);
  const isFromDatabase = sqlState !== null || error.name === 'DrizzleQueryError';
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return {
    name: error.name,
    ...(isFromDatabase ? {} : { message: error.message }),
    ...(sqlState === null ? {} : { sqlState }),
    stack: frames.slice(0, 12).join('\n'),
  };
}
