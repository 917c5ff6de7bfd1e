import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';
import type { Config } from '../../config/config.ts';

// Nothing of ours logs these; should somebody log an object that holds one, it still stays out.
const PRIVATE = ['password', 'oldPassword', 'newPassword', 'token', 'refreshToken', 'phone', 'authorization', 'cookie'];

/**
 * The log: one JSON object per line, times in UTC, levels by name.
 *
 * @param destination takes the lines. @default standard output
 */
export function createLogger(level: Config['logLevel'], destination: DestinationStream = pino.destination(1)): Logger {
  const options: LoggerOptions = {
    level,
    base: null,
    timestamp: () => `,"ts":"${new Date().toISOString()}"`,
    formatters: { level: (label) => ({ level: label }) },
    redact: { paths: PRIVATE.flatMap((name) => [name, `*.${name}`]), remove: true },
  };
  return pino(options, destination);
}
