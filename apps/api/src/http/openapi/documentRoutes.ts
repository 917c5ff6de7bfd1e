import { Hono } from 'hono';
import type { Config } from '../../config/config.ts';
import type { CallEnv } from '../context.ts';
import { openApiDocument } from './document.ts';
import { documentPage } from './documentPage.ts';

/** Styles of the documentation page. */
const documentStyle = `
:root { color-scheme: light dark; --line: light-dark(#d8ded9, #3a423d); --mark: light-dark(#0e5546, #7fd1bb); }
body { margin: 0 auto; max-inline-size: 70rem; padding: 1.5rem; font: 1rem/1.6 system-ui, sans-serif; }
a, small { color: var(--mark); }
nav ul { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; padding: 0; list-style: none; }
h2 { margin-block-start: 2.5rem; border-block-end: 1px solid var(--line); }
h3 { margin-block: 1rem 0.25rem; font-size: 1rem; }
details { border-block-end: 1px solid var(--line); padding-block: 0.5rem; }
summary { cursor: pointer; }
summary b { display: inline-block; min-inline-size: 4.5rem; color: var(--mark); }
pre { overflow: auto; max-block-size: 30rem; padding: 0.75rem; border: 1px solid var(--line); border-radius: 0.5rem; }
table { border-collapse: collapse; inline-size: 100%; }
th, td { padding: 0.25rem 0.75rem 0.25rem 0; text-align: start; vertical-align: top; overflow-wrap: anywhere; }
`;

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
