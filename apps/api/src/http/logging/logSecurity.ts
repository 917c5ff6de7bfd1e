import type { Call } from '../handle.ts';

/** What an operator wants to see of attacks, without names. */
export type SecurityEvent =
  | 'login.ok'
  | 'login.failed'
  | 'refresh.reused'
  | 'password.changed'
  | 'password.reset'
  | 'phone.changed'
  | 'phone.failed';

/** Notes a security event in the log, to be found by the request's id. */
export function logSecurity({ deps, requestId }: Call, event: SecurityEvent): void {
  deps.logger.info({ event, requestId });
}
