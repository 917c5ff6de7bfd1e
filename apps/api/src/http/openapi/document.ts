import { endpoints } from '@mallard/domain/contract/all';
import { VERSION } from '../../config/version.ts';
import { components } from './components.ts';
import type { Json } from './jsonSchemas.ts';
import { toOperation } from './operation.ts';

const introduction = `The whole contract of the mall.

**Envelope.** Every answer is \`{ code, message, data }\`. \`code\` repeats the HTTP status; on failure \`data.error\` says why, as a
word for programs, and \`data.fields\` names bad fields by their path. HEAD works wherever GET does. Lengths of text are counted in code points.
Typed text is normalized first (NFC, without invisible characters), then checked.

**Money** is an integer of minor units of the shop's currency, which \`GET /api/shop\` returns (1990 is ¥19.90 in CNY). **Times** are ISO 8601 in UTC. **Ids** are opaque strings of 1
to 128 ASCII letters, digits and \`-._~:@=+\`, but not only dots; the reference API creates UUIDs. Clients compare them exactly, never parse them, and
encode them in URLs. An id that does not exist is 404, whatever its form. Only \`checkoutUuid\` and the key of a repeated call are created by clients.

**Growing.** Clients ignore unknown fields of responses. Servers ignore unknown fields of a query, and refuse unknown fields of a body (\`UNKNOWN_FIELD\`).

**Pictures** have absolute URLs, or a path that begins with \`/\` and resolves against the origin of the API.

**Passwords** never travel as typed. Send 64 lower-case hexadecimal digits: PBKDF2-HMAC-SHA-256 of the password's UTF-8
bytes, salt \`mallard.v1\`, 10 000 iterations, 32 bytes. \`Mallard2026\` becomes
\`7683817b82e808b2e08ebd5972fc6692c111db6b1c1ced10e275a2fb461e8f09\`. The sample shop has the shopper \`demo\` with the password
\`demo1234\`.

**Buying**, from first to last: register, login, listProducts, getProduct (choose a SKU), addToCart, createAddress,
previewOrder (its \`amounts.total\` is the \`expectedTotal\` to send), createOrder with a fresh \`checkoutUuid\`, createPayment; the
shopper approves at \`payUrl\`, a page of the payment provider (the sample shop's is a form: POST to \`{payUrl}/approve\`);
getOrderPaymentStatus until it is \`paid\`. The sample shop ships a paid order after some
seconds; then confirmOrder and createReview.

**Repeating.** After a lost answer, send the same request with the same \`Idempotency-Key\`: it has its effect once.`;

/** Creates the OpenAPI 3.1 document from the endpoint descriptors. @param basePath path below which the API is served */
export function openApiDocument(basePath = ''): Json {
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: toOperation(endpoint) };
  }
  return {
    openapi: '3.1.0',
    jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
    info: {
      title: 'Mallard',
      version: VERSION,
      description: introduction,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: `${basePath}/` }],
    tags: [...new Set(endpoints.map(({ area }) => area))].map((name) => ({ name })),
    paths,
    components: components(),
  };
}
