import * as v from 'valibot';
import type { Endpoint, EndpointRequest } from '../contract/endpoint.ts';
import { type FieldCode, refuse } from './refuse.ts';

/** Parts of a request before validation. */
export interface Unparsed {
  params: unknown;
  query: unknown;
  body: unknown;
}

const parts = ['params', 'query', 'body'] as const;
const MAX_REPORTED = 50;

/**
 * Parses params, query and body by the endpoint's schemas. Ignores parts that the endpoint does not declare.
 *
 * @throws {Refusal} VALIDATION, with every invalid field by its path (`items.0.quantity`)
 */
export function parseRequest(endpoint: Endpoint, unparsed: Unparsed): EndpointRequest<Endpoint> {
  const request: Record<string, unknown> = {};
  // A map, because a malicious field may be called `__proto__`.
  const fields = new Map<string, FieldCode>();
  for (const part of parts) {
    const schema = endpoint[part];
    if (schema === null) continue;
    // Valibot accepts a list as an object without fields.
    if (Array.isArray(unparsed[part])) note(part, 'TYPE');
    const result = v.safeParse(schema, unparsed[part]);
    if (result.success) request[part] = result.output;
    else for (const issue of result.issues.slice(0, MAX_REPORTED)) note(pathOf(issue, part), codeOf(issue));
  }
  if (fields.size > 0) throw refuse('VALIDATION', { fields: Object.fromEntries(fields) });
  return request as unknown as EndpointRequest<Endpoint>;

  function note(path: string, code: FieldCode): void {
    if (!fields.has(path)) fields.set(path, code);
  }
}

/** Returns the path of an issue: the part itself, if a body is not an object. */
function pathOf(issue: v.BaseIssue<unknown>, part: string): string {
  return v.getDotPath(issue)?.slice(0, 200) ?? part;
}

/**
 * Returns the code of an issue. Schemas of the contract have codes as messages; messages of Valibot become a code here.
 */
function codeOf(issue: v.BaseIssue<unknown>): FieldCode {
  // `fieldCodes.test.ts` compares the codes of all schemas with the messages.
  if (/^[A-Z][A-Z_]*$/.test(issue.message)) return issue.message as FieldCode;
  if (issue.type === 'strict_object' && issue.expected === 'never') return 'UNKNOWN_FIELD';
  return issue.input === undefined || issue.received === 'undefined' ? 'REQUIRED' : 'TYPE';
}
