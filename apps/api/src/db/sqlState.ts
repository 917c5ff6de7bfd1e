import { type Refusal, refuse } from '@mallard/domain/serving';

const RETRY_AFTER = 30;
const unreachable = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EHOSTUNREACH']);
// pg says these in words only.
const lostWords = /Connection terminated|Client has encountered a connection error/;
const timeoutWords = /timeout exceeded when trying to connect/;
/** Waited too long for a lock or for a connection. */
const timeoutCodes = new Set(['55P03', '53300']);
/**
 * A statement, or the pause before the next one, took too long. Clients repeat what was OVERLOADED, and a statement that is always
 * slow would load the database several times.
 */
const slowCodes = new Set(['57014', '25P03']);

/** The SQLSTATE or system code inside whatever a query threw, Drizzle's wrapping undone. */
export function databaseCode(error: unknown): string | null {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    const { code } = at as { code?: unknown };
    if (typeof code === 'string' && (/^[0-9A-Z]{5}$/.test(code) || unreachable.has(code))) return code;
    if (lostWords.test(at.message)) return 'ECONNRESET';
    if (timeoutWords.test(at.message)) return '53300';
  }
  return null;
}

/** Whether the transaction lost against another one and may simply run again. */
export function isRerunnable(error: unknown): boolean {
  const code = databaseCode(error);
  return code === '40001' || code === '40P01';
}

/**
 * What a database error means to the caller.
 *
 * @returns `null` for errors that say nothing about the caller or the load: those are ours
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

/** Values that PostgreSQL cannot take. Schemas should have refused them; that one slipped through is worth a log line. */
export function isBadValue(code: string): boolean {
  return (
    ['22021', '22P02', '22003', '22007', '22008', '22P05', '2201B', '42601'].includes(code) || code.startsWith('2201')
  );
}

function isUnavailable(code: string): boolean {
  if (unreachable.has(code) || slowCodes.has(code) || ['53100', '53200'].includes(code)) return true;
  return code.startsWith('08') || code.startsWith('57P0');
}
