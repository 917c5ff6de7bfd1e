import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';
import type { Config } from '../../config/config.ts';

// Our code doesn't log these fields. Redaction protects against logging an object that has one.
const PRIVATE = [
  'password',
  'oldPassword',
  'newPassword',
  'currentPassword',
  'token',
  'refreshToken',
  'phone',
  'authorization',
  'cookie',
];

/**
 * Creates the logger: one JSON object per line, with UTC times and level names.
 *
 * @param destination receives the lines. @default standard output
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
