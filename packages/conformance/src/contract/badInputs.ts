import type { CallInput } from '@mallard/domain/client';
import { createRequestUrl } from '@mallard/domain/client';
import type { Endpoint } from '@mallard/domain/contract';
import { safeParse } from 'valibot';
import { badForms } from './badForms.ts';
import { mutationsOf, queryMutationsOf } from './mutations.ts';
import { encodeWireBody } from './wireRequest.ts';

/** A request that must be refused. */
export interface BadInput {
  /** The error, for messages. */
  description: string;
  path: string;
  body?: string | FormData;
  /** Replaces headers of a valid call. */
  headers?: Record<string, string>;
  /** The allowed statuses. */
  statuses: readonly number[];
  /** Fields of which the refusal must name at least one; none if the whole request is invalid. */
  fields: readonly string[];
}

/** A longer URL may be refused for its length alone. */
const LONG_PATH = 1900;

/** Returns invalid versions of a valid call, each with one error. */
export function badInputs(endpoint: Endpoint, valid: CallInput): BadInput[] {
  return [...badParams(endpoint, valid), ...badQueries(endpoint, valid), ...badBodies(endpoint, valid)];
}

function validInput(endpoint: Endpoint, input: CallInput): Pick<BadInput, 'path' | 'body'> {
  const body = encodeWireBody(endpoint, input.body);
  return { path: createRequestUrl('', endpoint, input), ...(body === undefined ? {} : { body }) };
}

function badParams(endpoint: Endpoint, valid: CallInput): BadInput[] {
  if (endpoint.params === null) return [];
  const wrong = ["' or 1=1 --", '..', '\u0000', 'a b', '鸭'.repeat(40), 'x'.repeat(129)];
  return Object.keys(valid.params ?? {}).flatMap((name) => [
    ...wrong.map((value) => ({
      ...validInput(endpoint, { ...valid, params: { ...valid.params, [name]: value } }),
      description: `${name} = ${JSON.stringify(value)} in the path`,
      // A path without a valid id may be refused before the route is found.
      statuses: [400, 404, 405],
      fields: /^\w+$/.test(value) ? [name] : [],
    })),
    {
      ...validInput(endpoint, valid),
      path: createRequestUrl('', endpoint, { ...valid, params: { ...valid.params, [name]: 'MALLARD' } }).replace(
        'MALLARD',
        '%E9%B8',
      ),
      description: `a broken escape for ${name} in the path`,
      statuses: [400, 404],
      fields: [],
    },
  ]);
}

function badQueries(endpoint: Endpoint, valid: CallInput): BadInput[] {
  if (endpoint.query === null) return [];
  return queryMutationsOf(endpoint.query, valid.query ?? {}).map(({ description, value, fields }) => {
    const request = validInput(endpoint, { ...valid, query: value as Record<string, unknown> });
    const isLong = request.path.length > LONG_PATH;
    return { ...request, description: `${description} in the query`, statuses: isLong ? [400, 414] : [400], fields };
  });
}

function badBodies(endpoint: Endpoint, valid: CallInput): BadInput[] {
  if (endpoint.body === null) return [];
  const path = createRequestUrl('', endpoint, valid);
  if (endpoint.encoding === 'multipart') return badForms().map((bad) => ({ path, fields: [], ...bad }));
  const whole = { path, fields: [], statuses: [400] };
  const json = JSON.stringify(valid.body ?? {});
  return [
    ...mutationsOf(endpoint.body, valid.body ?? {}).map(({ description, value, fields }) => ({
      path,
      description,
      body: JSON.stringify(value),
      statuses: [400],
      fields,
    })),
    { ...whole, description: 'an empty body', body: '' },
    { ...whole, description: 'half a body', body: json.slice(0, -1) },
    { ...whole, description: 'no JSON at all', body: '<html>' },
    { ...whole, description: 'text after the JSON', body: `${json}x` },
    { ...whole, description: 'a list in 5000 lists', body: `${'['.repeat(5000)}${']'.repeat(5000)}` },
    // Reports of other systems may contain unknown fields; calls of clients may not.
    ...(safeParse(endpoint.body, { ...(valid.body as object), mallard: 1 }).success
      ? []
      : [
          {
            ...whole,
            description: 'a field named __proto__',
            body: `{"__proto__":{"a":1},"mallard":1,${json.slice(1)}`,
          },
        ]),
    {
      ...whole,
      description: 'a megabyte',
      body: JSON.stringify({ mallard: 'x'.repeat(1 << 20) }),
      statuses: [400, 413],
    },
    {
      ...whole,
      description: 'plain text',
      body: json,
      headers: { 'Content-Type': 'text/plain' },
      statuses: [400, 415],
    },
    {
      ...whole,
      description: 'a form',
      body: 'a=1',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      statuses: [400, 415],
    },
  ];
}
