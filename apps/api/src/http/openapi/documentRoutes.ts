import { Hono } from 'hono';
import type { Config } from '../../config/config.ts';
import type { CallEnv } from '../context.ts';
import { openApiDocument } from './document.ts';
import { documentPage } from './documentPage.ts';
import { documentStyle } from './documentStyle.ts';

const PAGE_POLICY = "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Serves the API documentation: /api/openapi.json and the HTML page /api/docs. Generated on the first request. */
export function documentRoutes({ basePath }: Pick<Config, 'basePath'>): Hono<CallEnv> {
  let cachedDocuments: { json: string; page: string } | undefined;
  const make = () => {
    const document = openApiDocument(basePath);
    return { json: JSON.stringify(document), page: documentPage(document) };
  };
  const text = () => {
    cachedDocuments ??= make();
    return cachedDocuments;
  };
  return new Hono<CallEnv>()
    .get('/api/openapi.json', (context) => {
      context.set('template', '/api/openapi.json');
      return context.body(text().json, 200, {
        'Content-Type': 'application/json; charset=utf-8',
        'Cache-Control': 'no-cache',
        // Allows tools on any origin to read the document; it contains only public information.
        'Access-Control-Allow-Origin': '*',
        'Cross-Origin-Resource-Policy': 'cross-origin',
      });
    })
    .get('/api/docs', (context) => {
      context.set('template', '/api/docs');
      return context.body(text().page, 200, {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': PAGE_POLICY,
        'Cache-Control': 'no-cache',
      });
    })
    .get('/api/docs.css', (context) =>
      context.body(documentStyle, 200, { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': 'no-cache' }),
    );
}
