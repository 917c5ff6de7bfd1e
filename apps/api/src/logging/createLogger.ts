import { type Logger, pino } from 'pino';
import type { Config } from '../config.ts';

// Nothing of ours logs these; should somebody log an object that holds one, it still stays out.
const PRIVATE = ['password', 'oldPassword', 'newPassword', 'token', 'refreshToken', 'phone', 'authorization', 'cookie'];

/** The log: one JSON object per line on standard output, times in UTC, levels by name. */
export function createLogger(level: Config['logLevel']): Logger {
  return pino({
    level,
    base: null,
    timestamp: () => `,"ts":"${new Date().toISOString()}"`,
    formatters: { level: (label) => ({ level: label }) },
    redact: { paths: PRIVATE.flatMap((name) => [name, `*.${name}`]), remove: true },
  });
}
