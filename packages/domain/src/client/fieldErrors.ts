import { type BaseIssue, getDotPath } from 'valibot';
import type { FieldError, FieldErrors } from '../errors/index.ts';

const CODE = /^[A-Z][A-Z0-9_]*$/;

/**
 * Converts schema issues to field errors: the dotted path of each field and its first code. Messages are empty; the app
 * has them by code.
 */
export function toFieldErrors(issues: readonly BaseIssue<unknown>[]): FieldErrors {
  // A map, because a malicious field may be called `__proto__`.
  const fields = new Map<string, FieldError>();
  for (const issue of issues) {
    const path = getDotPath(issue);
    if (path !== null && !fields.has(path)) fields.set(path, { code: toCode(issue), message: '' });
  }
  return Object.fromEntries(fields);
}

/**
 * The contract's schemas have codes as messages. All other issues have sentences of valibot, and are identified by
 * their type.
 */
function toCode(issue: BaseIssue<unknown>): string {
  if (CODE.test(issue.message)) return issue.message;
  if (issue.received === 'undefined') return 'REQUIRED';
  return issue.expected === 'never' ? 'UNKNOWN_FIELD' : 'TYPE';
}
