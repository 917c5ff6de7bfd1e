import { type Refusal, refuse } from '@mallard/domain/serving';

const RETRY_AFTER = 30;
const unreachable = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EHOSTUNREACH']);
// pg reports these errors only by message.
const connectionLostMessage = /Connection terminated|Client has encountered a connection error/;
const poolTimeoutMessage = /timeout exceeded when trying to connect/;
/** Timeouts while waiting for a lock or a connection. */
const timeoutCodes = new Set(['55P03', '53300']);
/**
 * Timeouts of a statement or an idle transaction. Not OVERLOADED, because clients retry that, and a statement that is always slow
 * would increase the load.
 */
const slowCodes = new Set(['57014', '25P03']);

/** Returns the SQLSTATE or system error code of an error, or of its causes, because Drizzle wraps errors. */
export function databaseCode(error: unknown): string | null {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    const { code } = at as { code?: unknown };
    if (typeof code === 'string' && (/^[0-9A-Z]{5}$/.test(code) || unreachable.has(code))) return code;
    if (connectionLostMessage.test(at.message)) return 'ECONNRESET';
    if (poolTimeoutMessage.test(at.message)) return '53300';
  }
  return null;
}

/** Returns whether the transaction failed because of a conflict with a concurrent one, and can be retried. */
export function isRerunnable(error: unknown): boolean {
  const code = databaseCode(error);
  return code === '40001' || code === '40P01';
}

/**
 * Converts a database error to the error response.
 *
 * @returns `null` for errors that are caused by neither the request nor the load, but by a bug
 */
export function refusalFromDatabase(error: unknown): Refusal | null {
  const code = databaseCode(error);
  if (code === null) return null;
  if (isBadValue(code)) return refuse('VALIDATION');
  if (code === '23505' || code === '23503') return refuse('VALIDATION', { status: 409 });
  if (code === '23514') return refuse('VALIDATION', { status: 422 });
  if (code === '40001' || code === '40P01' || timeoutCodes.has(code)) return refuse('OVERLOADED', { retryAfter: 1 });
  if (isUnavailable(code)) return refuse('DATABASE', { retryAfter: RETRY_AFTER });
  return null;
}

/** Returns whether PostgreSQL rejected a value. Log it, because the request schema should have rejected the value. */
export function isBadValue(code: string): boolean {
  return (
    ['22021', '22P02', '22003', '22007', '22008', '22P05', '2201B', '42601'].includes(code) || code.startsWith('2201')
  );
}

function isUnavailable(code: string): boolean {
  if (unreachable.has(code) || slowCodes.has(code) || ['53100', '53200'].includes(code)) return true;
  return code.startsWith('08') || code.startsWith('57P0');
}
