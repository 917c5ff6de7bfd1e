import { failureData } from '@mallard/domain/contract';
import { businessCodes } from '@mallard/domain/errors';
import { type Json, namedSchemas, toSchema } from './jsonSchemas.ts';

const failureWords: Readonly<Record<number, string>> = {
  400: 'Something in the request is wrong; `fields` says where.',
  401: 'Not signed in, or the session is over. Signing in: wrong name or password.',
  403: 'Not allowed.',
  404: 'There is no such thing, or it belongs to somebody else.',
  405: 'This path does not take this method.',
  408: 'The request took too long to arrive.',
  409: 'A rule of the shop says no; `error` says which.',
  413: 'The body is too large.',
  414: 'The address is too long.',
  415: 'The body has the wrong type.',
  422: 'The idempotency key was used for another request.',
  429: 'Too many calls; `Retry-After` says when to come back.',
  431: 'The headers are too large.',
  500: 'A fault of the server.',
  503: 'The database or the server is not available; `Retry-After` says when to come back.',
};

/** Every status of a refusal. */
export const failureStatuses = Object.keys(failureWords).map(Number);

/** The parts of the document that operations refer to. */
export function components(): Json {
  return {
    securitySchemes: {
      member: {
        type: 'http',
        scheme: 'bearer',
        bearerFormat: 'JWT',
        description: 'The `token` of signing in. Good for 15 minutes; then POST /api/user/refresh-token.',
      },
      signature: {
        type: 'apiKey',
        in: 'header',
        name: 'X-Mallard-Signature',
        description: '`t=<unix seconds>,v1=<hex of HMAC-SHA-256 over "t.body">`, at most 300 s old.',
      },
    },
    parameters: parameters(),
    headers: {
      RequestId: { description: 'Names this request in the server’s log.', schema: { type: 'string' } },
      RetryAfter: { description: 'Seconds.', schema: { type: 'integer', minimum: 0 } },
      IdempotencyReplayed: {
        description: '`true` when this is the stored answer of an earlier call with the same key.',
        schema: { const: 'true' },
      },
    },
    schemas: { ...namedSchemas(), Failure: failure() },
    responses: Object.fromEntries(failureStatuses.map((status) => [`Failure${status}`, failureResponse(status)])),
  };
}

function parameters(): Json {
  const header = (name: string, description: string, schema: Json) => ({ name, in: 'header', description, schema });
  return {
    AcceptLanguage: header('Accept-Language', 'Language of texts and messages: zh-CN (default) or en-US.', {
      type: 'string',
    }),
    RequestId: header('X-Request-Id', 'A name for this request; other forms are replaced.', {
      type: 'string',
      pattern: '^[\\w-]{8,60}(\\.\\d{1,2})?$',
    }),
    ClientVersion: header('X-Client-Version', 'Version of the client.', { type: 'string' }),
    Platform: header('X-Platform', 'Which layout is shown.', { enum: ['web', 'mobile', 'desktop'] }),
    IdempotencyKey: header(
      'Idempotency-Key',
      'Chosen by the client, once per intended effect. The same key never has its effect twice: it gives the first answer again, for seven days. Another request under the same key is refused (422).',
      { type: 'string', pattern: '^[\\w-]{8,128}$' },
    ),
  };
}

function failure(): Json {
  return {
    type: 'object',
    description: 'The envelope of a refusal.',
    properties: {
      code: { type: 'integer', description: 'The HTTP status again.' },
      message: { type: 'string', description: 'A sentence in the caller’s language.' },
      data: {
        allOf: [toSchema(failureData, 'output'), { properties: { error: { examples: [...businessCodes] } } }],
      },
    },
    required: ['code', 'message', 'data'],
  };
}

function failureResponse(status: number): Json {
  const mayRetry = status === 429 || status === 503;
  return {
    description: failureWords[status],
    headers: {
      'X-Request-Id': { $ref: '#/components/headers/RequestId' },
      ...(mayRetry ? { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } } : {}),
    },
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
  };
}
