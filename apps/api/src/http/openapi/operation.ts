import type { Endpoint } from '@mallard/domain/contract';
import { failureStatuses } from './components.ts';
import { type Json, toSchema } from './jsonSchemas.ts';

/** Converts an endpoint descriptor to an OpenAPI operation. */
export function toOperation(endpoint: Endpoint): Json {
  const anyone = [{}, { member: [] }];
  const security = { public: anyone, optional: anyone, member: [{ member: [] }], signed: [{ signature: [] }] };
  return {
    operationId: endpoint.name,
    tags: [endpoint.area],
    summary: endpoint.summary,
    security: security[endpoint.access],
    parameters: [...valueParameters(endpoint), ...headerParameters(endpoint)],
    ...(endpoint.body ? { requestBody: requestBody(endpoint) } : {}),
    responses: {
      200: successResponse(endpoint),
      ...Object.fromEntries(
        failureStatuses.map((status) => [String(status), { $ref: `#/components/responses/Failure${status}` }]),
      ),
    },
  };
}

function valueParameters(endpoint: Endpoint): Json[] {
  return (['params', 'query'] as const).flatMap((part) => {
    const schema = endpoint[part];
    if (schema === null) return [];
    // The parsed type: a number is described as a number, although a query string is text.
    const { properties = {}, required = [] } = toSchema(schema, 'output') as {
      properties?: Record<string, Json>;
      required?: string[];
    };
    return Object.entries(properties).map(([name, property]) => ({
      name,
      in: part === 'params' ? 'path' : 'query',
      required: part === 'params' || required.includes(name),
      schema: property,
    }));
  });
}

function headerParameters(endpoint: Endpoint): Json[] {
  const names = ['AcceptLanguage', 'RequestId', 'ClientVersion', 'Platform'];
  if (endpoint.repeat === 'keyed') names.push('IdempotencyKey');
  return names.map((name) => ({ $ref: `#/components/parameters/${name}` }));
}

function requestBody(endpoint: Endpoint): Json {
  const type = endpoint.encoding === 'multipart' ? 'multipart/form-data' : 'application/json';
  return {
    required: true,
    content: { [type]: { schema: endpoint.body ? toSchema(endpoint.body, 'input') : {} } },
  };
}

function successResponse(endpoint: Endpoint): Json {
  return {
    description: 'Done.',
    headers: {
      'X-Request-Id': { $ref: '#/components/headers/RequestId' },
      ...(endpoint.repeat === 'keyed'
        ? { 'Idempotency-Replayed': { $ref: '#/components/headers/IdempotencyReplayed' } }
        : {}),
    },
    content: {
      'application/json': {
        schema: {
          type: 'object',
          properties: { code: { const: 200 }, message: { type: 'string' }, data: toSchema(endpoint.data, 'output') },
          required: ['code', 'message', 'data'],
        },
      },
    },
  };
}
