import { endpoints } from '@mallard/domain/contract/all';
import { html, raw } from 'hono/html';
import type { Json } from './jsonSchemas.ts';

interface Operation {
  operationId: string;
  summary: string;
  security: Json[];
  parameters: { $ref?: string; name?: string; in?: string; required?: boolean; schema?: Json }[];
  requestBody?: { content: Record<string, { schema: Json }> };
  responses: Record<string, { content?: Record<string, { schema: { properties: { data: Json } } }> }>;
}
interface Document {
  info: { title: string; version: string; description: string };
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Json> };
}

/** Renders the document as an HTML page without scripts. */
export function documentPage(document: Json): string {
  const { info, paths, components } = document as unknown as Document;
  const areas = [...new Set(endpoints.map(({ area }) => area))];
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${info.title} API</title>
<link rel="stylesheet" href="docs.css">
</head>
<body>
<header>
<h1>${info.title} API <small>${info.version}</small></h1>
<p><a href="openapi.json">openapi.json</a></p>
</header>
<nav aria-label="Areas"><ul>${areas.map((area) => html`<li><a href="#${area}">${area}</a></li>`)}
<li><a href="#schemas">schemas</a></li></ul></nav>
<main>
${info.description.split('\n\n').map((text) => html`<p>${richText(text)}</p>`)}
${areas.map((area) => html`<section id="${area}"><h2>${area}</h2>${operationsOf(area, paths)}</section>`)}
<section id="schemas"><h2>schemas</h2>
${Object.entries(components.schemas).map(
  ([name, schema]) =>
    html`<details id="schema-${name}"><summary><code>${name}</code></summary>${code(schema)}</details>`,
)}
</section>
</main>
</body>
</html>`.toString();
}

function operationsOf(area: string, paths: Document['paths']) {
  return endpoints
    .filter((endpoint) => endpoint.area === area)
    .map((endpoint) => {
      const operation = paths[endpoint.path.replace(/:(\w+)/g, '{$1}')]?.[endpoint.method.toLowerCase()];
      return operation ? operationDetails(endpoint.method, endpoint.path, endpoint.access, operation) : '';
    });
}

function operationDetails(method: string, path: string, access: string, operation: Operation) {
  const own = operation.parameters.filter(({ name }) => name !== undefined);
  const [[type, body] = []] = Object.entries(operation.requestBody?.content ?? {});
  const data = operation.responses['200']?.content?.['application/json']?.schema.properties.data;
  return html`<details id="${operation.operationId}">
<summary><b class="${method.toLowerCase()}">${method}</b> <code>${path}</code> <span>${operation.summary}</span></summary>
<p>Who may call: <b>${access}</b></p>
${
  own.length > 0
    ? html`<h3>Parameters</h3><table><thead><tr><th>Name</th><th>In</th><th>Required</th><th>Form</th></tr></thead><tbody>
${own.map(
  ({ name, in: location, required, schema }) =>
    html`<tr><td><code>${name}</code></td><td>${location}</td><td>${required ? 'yes' : 'no'}</td><td><code>${JSON.stringify(schema)}</code></td></tr>`,
)}</tbody></table>`
    : ''
}
${body ? html`<h3>Body: ${type}</h3>${code(body.schema)}` : ''}
<h3>Data of the answer</h3>${code(data)}
</details>`;
}

function code(schema: unknown) {
  const text = JSON.stringify(schema, null, 2) ?? '';
  return html`<pre tabindex="0"><code>${raw(withLinks(escapeText(text)))}</code></pre>`;
}

/** Renders references as links to their schemas. */
function withLinks(escaped: string): string {
  return escaped.replace(/#\/components\/schemas\/(\w+)/g, '<a href="#schema-$1">$1</a>');
}

/** Renders the only Markdown that the introduction uses: bold and code. */
function richText(text: string) {
  const marked = escapeText(text)
    .replace(/\*\*([^*]+)\*\*/g, '<b>$1</b>')
    .replace(/`([^`]+)`/g, '<code>$1</code>');
  return raw(marked);
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
