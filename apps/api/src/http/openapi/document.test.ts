import { endpoints } from '@mallard/domain/contract/all';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/index.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

interface Operation {
  operationId: string;
  parameters: { $ref?: string; name?: string; in?: string; required?: boolean }[];
  security: unknown[];
  requestBody?: { content: Record<string, unknown> };
  responses: Record<string, unknown>;
}
interface Document {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
}

async function read(): Promise<Document> {
  const response = await shop.app.request('/api/openapi.json');
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  return (await response.json()) as Document;
}

describe('the OpenAPI document', () => {
  it('describes every endpoint exactly once', async () => {
    const { openapi, paths } = await read();
    expect(openapi).toBe('3.1.0');
    const described = Object.values(paths).flatMap((path) => Object.values(path).map(({ operationId }) => operationId));
    expect(described.sort()).toEqual(endpoints.map(({ name }) => name).sort());
  });

  it('has only references that resolve', async () => {
    const document = await read();
    const references = JSON.stringify(document).match(/"\$ref":"[^"]+"/g) ?? [];
    expect(references.length).toBeGreaterThan(0);
    for (const reference of new Set(references)) {
      const path = reference.slice('"$ref":"#/'.length, -1).split('/');
      const target = path.reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], document);
      expect(target, reference).toBeTypeOf('object');
    }
  });

  it('declares path parameters, access, body and responses of each operation', async () => {
    const { paths } = await read();
    for (const [path, operations] of Object.entries(paths)) {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      for (const [method, operation] of Object.entries(operations)) {
        const endpoint = endpoints.find(({ name }) => name === operation.operationId);
        const declared = operation.parameters.filter((parameter) => parameter.in === 'path');
        expect(declared.map(({ name }) => name)).toEqual(inPath);
        expect(declared.every(({ required }) => required)).toBe(true);
        expect(operation.security.length).toBe(
          endpoint?.access === 'public' || endpoint?.access === 'optional' ? 2 : 1,
        );
        expect(operation.requestBody === undefined).toBe(endpoint?.body === null);
        expect(operation.responses, `${method} ${path}`).toHaveProperty('200');
        const isKeyed = operation.parameters.some(({ $ref }) => $ref?.endsWith('IdempotencyKey'));
        expect(isKeyed).toBe(endpoint?.repeat === 'keyed');
      }
    }
  });

  it('is served as a page without scripts, whose policy allows only its own styles', async () => {
    const page = await shop.app.request('/api/docs');
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'; style-src 'self'");
    const html = await page.text();
    for (const { name } of endpoints) expect(html).toContain(`id="${name}"`);
    expect(html).not.toMatch(/<script|style="|\[object Object\]|undefined/);
    const style = await shop.app.request('/api/docs.css');
    expect(style.headers.get('content-type')).toBe('text/css; charset=utf-8');
  });
});
