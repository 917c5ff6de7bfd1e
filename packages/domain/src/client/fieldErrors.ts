import { type BaseIssue, getDotPath } from 'valibot';
import type { FieldErrors } from '../errors/index.ts';

const CODE = /^[A-Z][A-Z0-9_]*$/;

/**
 * What a schema found fault with, as field errors: the dotted path of each field and the first code found there.
 * The words are left empty; the app has them, by code.
 */
export function toFieldErrors(issues: readonly BaseIssue<unknown>[]): FieldErrors {
  const fields: Record<string, { code: string; message: string }> = {};
  for (const issue of issues) {
    const path = getDotPath(issue);
    if (path !== null && !Object.hasOwn(fields, path)) fields[path] = { code: toCode(issue), message: '' };
  }
  return fields;
}

/** The contract's schemas carry codes as messages; the rest are valibot's own sentences, told apart by their type. */
function toCode(issue: BaseIssue<unknown>): string {
  if (CODE.test(issue.message)) return issue.message;
  if (issue.received === 'undefined') return 'REQUIRED';
  return issue.expected === 'never' ? 'UNKNOWN_FIELD' : 'TYPE';
}
