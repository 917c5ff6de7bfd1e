import type { Call } from '../handle.ts';

/** Security events in the log, without personal data. */
export type SecurityEvent =
  | 'login.ok'
  | 'login.failed'
  | 'refresh.reused'
  | 'password.changed'
  | 'password.reset'
  | 'phone.changed'
  | 'phone.failed';

/** Logs a security event with its request id. */
export function logSecurity({ deps, requestId }: Call, event: SecurityEvent): void {
  deps.logger.info({ event, requestId });
}
