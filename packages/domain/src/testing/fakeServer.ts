import { type GenericSchema, getDotPath, safeParse } from 'valibot';
import type { Backend } from '../client/backend.ts';
import {
  type Address,
  type AddressDraft,
  createAddress,
  deleteAddress,
  listAddresses,
  updateAddress,
} from '../contract/address.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import { ping } from '../contract/service.ts';
import { login, register } from '../contract/user.ts';

/** Possible defects of the fake server, each a mistake of real ones. */
export type Defect =
  | 'answers without envelope'
  | 'breaks on bad input'
  | 'names no fields'
  | 'takes unknown fields'
  | 'trusts any token'
  | 'shows what others own'
  | 'reveals which items exist'
  | 'does things twice'
  | 'takes any body for a key'
  | 'answers other data';

/** Calls of the fake server: enough for every kind of case. */
export const fakeEndpoints: readonly Endpoint[] = [
  ping,
  register,
  login,
  listAddresses,
  createAddress,
  updateAddress,
  deleteAddress,
];

/** Thrown by handlers. */
class Refusal extends Error {
  readonly status: number;
  readonly data: object;
  constructor(status: number, error: string, more: object = {}) {
    super(error);
    this.status = status;
    this.data = { error, ...more };
  }
}

interface Call {
  user: string;
  params: { id: string };
  body: Record<string, unknown>;
}

/** Creates a server in memory to test the contract tests themselves: correct except for its defects. */
export function createFakeServer(...defects: Defect[]): Backend {
  const has = (defect: Defect) => defects.includes(defect);
  const users = new Map<string, { id: string; password: unknown }>();
  const sessions = new Map<string, string>();
  const addresses = new Map<string, Address & { owner: string }>();
  const answers = new Map<string, { body: string; data: unknown }>();

  function owned({ user, params: { id } }: Call): Address & { owner: string } {
    const found = addresses.get(id);
    if (found && (found.owner === user || has('shows what others own'))) return found;
    throw new Refusal(404, found && has('reveals which items exist') ? 'NOT_YOURS' : 'NOT_FOUND');
  }

  function keep(owner: string, id: string, draft: AddressDraft): Address {
    addresses.set(id, { ...draft, id, owner });
    return { ...draft, id };
  }

  const handlers: Record<string, (call: Call) => unknown> = {
    ping: () => ({ time: has('answers other data') ? 'now' : '2026-01-01T00:00:00.000Z' }),
    register: ({ body }) => {
      const id = crypto.randomUUID();
      const name = String(body.username).toLowerCase();
      if (users.has(name)) throw new Refusal(409, 'USERNAME_TAKEN');
      users.set(name, { id, password: body.password });
      return { userUuid: id };
    },
    login: ({ body }) => {
      const user = users.get(String(body.username).toLowerCase());
      if (user?.password !== body.password || !user) throw new Refusal(401, 'BAD_CREDENTIALS');
      const token = crypto.randomUUID();
      sessions.set(token, user.id);
      return { token, refreshToken: crypto.randomUUID(), userUuid: user.id };
    },
    listAddresses: ({ user }) =>
      [...addresses.values()].filter(({ owner }) => owner === user).map(({ owner: _, ...address }) => address),
    createAddress: ({ user, body }) => keep(user, crypto.randomUUID(), body as unknown as AddressDraft),
    updateAddress: (call) => {
      const { owner, id } = owned(call);
      return keep(owner, id, call.body as unknown as AddressDraft);
    },
    deleteAddress: (call) => {
      addresses.delete(owned(call).id);
      return null;
    },
  };

  function check(schema: GenericSchema, value: unknown): unknown {
    const result = safeParse(schema, value);
    if (result.success) return result.output;
    if (has('breaks on bad input')) throw new TypeError('bug');
    const isOnlyUnknown = result.issues.every(({ expected }) => expected === 'never');
    if (has('takes unknown fields') && isOnlyUnknown) return value;
    const paths = has('names no fields')
      ? []
      : result.issues.map((issue) => getDotPath(issue)).filter((path) => path !== null);
    const fields = Object.fromEntries(paths.map((path) => [path, { code: 'INVALID', message: 'Invalid' }]));
    throw new Refusal(400, 'VALIDATION', { fields });
  }

  async function serve(request: Request): Promise<unknown> {
    const path = decode(new URL(request.url).pathname);
    const onPath = fakeEndpoints.filter((endpoint) => matchPath(endpoint.path, path));
    const method = request.method === 'HEAD' ? 'GET' : request.method;
    const endpoint = onPath.find((candidate) => candidate.method === method);
    if (!endpoint) throw onPath.length > 0 ? new Refusal(405, 'METHOD_NOT_ALLOWED') : new Refusal(404, 'NOT_FOUND');

    const token = request.headers.get('Authorization')?.slice('Bearer '.length) ?? '';
    const user = sessions.get(token) ?? (has('trusts any token') && token !== '' ? 'anybody' : undefined);
    if (endpoint.access === 'member' && user === undefined) throw new Refusal(401, 'UNAUTHORIZED');

    const text = await request.text();
    const params = endpoint.params ? check(endpoint.params, matchPath(endpoint.path, path)) : {};
    const body = endpoint.body ? check(endpoint.body, parseBody(request, text)) : {};
    const call = { user: user ?? '', params, body } as Call;

    const key = `${user} ${endpoint.name} ${request.headers.get('Idempotency-Key')}`;
    const storedAnswer = endpoint.repeat === 'keyed' ? answers.get(key) : undefined;
    if (storedAnswer && storedAnswer.body !== text && !has('takes any body for a key'))
      throw new Refusal(422, 'IDEMPOTENCY_MISMATCH');
    if (storedAnswer && !has('does things twice')) return storedAnswer.data;
    const data = handlers[endpoint.name]?.(call);
    answers.set(key, { body: text, data: storedAnswer?.data ?? data });
    return storedAnswer?.data ?? data;
  }

  return async (request) => {
    const response = await answer(request);
    response.headers.set('X-Request-Id', request.headers.get('X-Request-Id') ?? crypto.randomUUID());
    return response;
  };

  async function answer(request: Request): Promise<Response> {
    try {
      const data = await serve(request);
      return request.method === 'HEAD' ? new Response(null) : Response.json({ code: 200, message: 'OK', data });
    } catch (caught) {
      const { status, data } = caught instanceof Refusal ? caught : new Refusal(500, 'INTERNAL');
      if (has('answers without envelope')) return new Response('Error', { status });
      return Response.json(
        { code: status, message: 'No', data: { ...data, requestId: crypto.randomUUID() } },
        { status },
      );
    }
  }
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    throw new Refusal(400, 'VALIDATION');
  }
}

/** Returns the parameters of a path that matches the template. */
function matchPath(template: string, path: string): Record<string, string> | undefined {
  return (
    new RegExp(`^${template.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`).exec(path)?.groups ??
    (template === path ? {} : undefined)
  );
}

function parseBody(request: Request, text: string): unknown {
  if (!request.headers.get('Content-Type')?.startsWith('application/json'))
    throw new Refusal(415, 'UNSUPPORTED_MEDIA_TYPE');
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(400, 'VALIDATION');
  }
}
