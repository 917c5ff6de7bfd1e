import { type BaseIssue, safeParse } from 'valibot';
import type { Endpoint } from '../contract/endpoint.ts';
import { ApiFailure, type FieldErrors } from '../errors/index.ts';
import { toFieldErrors } from './fieldErrors.ts';
import type { CallInput } from './input.ts';

/** Creates the error of an invalid input without a request. */
export function badRequest(fields: FieldErrors): ApiFailure {
  return new ApiFailure({ kind: 'BadRequest', code: 'VALIDATION', fields });
}

/**
 * Validates every part of a call by the contract before it is sent. The values are sent as given: defaults and trimming
 * are done by the server.
 *
 * @throws {ApiFailure} `BadRequest` with the fields of all parts
 */
export function validateInput(endpoint: Endpoint, input: CallInput): void {
  const issues: BaseIssue<unknown>[] = [];
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = endpoint[part];
    if (schema === null) continue;
    const result = safeParse(schema, input[part] ?? {});
    if (!result.success) issues.push(...result.issues);
  }
  if (issues.length > 0) throw badRequest(toFieldErrors(issues));
}
