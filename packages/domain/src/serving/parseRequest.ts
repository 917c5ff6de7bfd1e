import * as v from 'valibot';
import type { Endpoint, EndpointRequest } from '../contract/endpoint.ts';
import { refuse } from './refuse.ts';

/** What came, before anything is known of it. */
export interface Unparsed {
  params: unknown;
  query: unknown;
  body: unknown;
}

const parts = ['params', 'query', 'body'] as const;
const MAX_REPORTED = 50;

/**
 * Reads params, query and body by the endpoint's schemas. Parts that the endpoint does not declare are passed over.
 *
 * @throws {Refusal} VALIDATION, with every bad field by its path (`items.0.quantity`)
 */
export function parseRequest(endpoint: Endpoint, unparsed: Unparsed): EndpointRequest<Endpoint> {
  const request: Record<string, unknown> = {};
  // A map, because a field may be called `__proto__` by whoever wants to do harm.
  const fields = new Map<string, string>();
  for (const part of parts) {
    const schema = endpoint[part];
    if (schema === null) continue;
    // To Valibot a list is an object without names.
    if (Array.isArray(unparsed[part])) note(part, 'TYPE');
    const result = v.safeParse(schema, unparsed[part]);
    if (result.success) request[part] = result.output;
    else for (const issue of result.issues.slice(0, MAX_REPORTED)) note(pathOf(issue, part), codeOf(issue));
  }
  if (fields.size > 0) throw refuse('VALIDATION', { fields: Object.fromEntries(fields) });
  return request as unknown as EndpointRequest<Endpoint>;

  function note(path: string, code: string): void {
    if (!fields.has(path)) fields.set(path, code);
  }
}

/** A body that is no object at all has no field to name, so the part itself is named. */
function pathOf(issue: v.BaseIssue<unknown>, part: string): string {
  return v.getDotPath(issue)?.slice(0, 200) ?? part;
}

/** Our schemas carry a code as their message; what Valibot found by itself has its own words, which become a code here. */
function codeOf(issue: v.BaseIssue<unknown>): string {
  if (/^[A-Z][A-Z_]*$/.test(issue.message)) return issue.message;
  if (issue.type === 'strict_object' && issue.expected === 'never') return 'UNKNOWN_FIELD';
  return issue.input === undefined || issue.received === 'undefined' ? 'REQUIRED' : 'TYPE';
}
