import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import tailwind from '@tailwindcss/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite';
import { messages } from './works/messages.ts';
import type { Entrant, Work } from './works/Work.ts';

/** A page with one kind of work of one entrant. */
export interface BuiltPage {
  entrant: Entrant;
  work: Work;
  /** Path of the page on the server. */
  path: string;
  /** Size in bytes, compressed with Brotli. */
  weight: Weight;
}

export interface Weight {
  /** Scripts that load with the page, without React, the data and the timing code. */
  script: number;
  /** Lazy-loaded scripts. */
  later: number;
  style: number;
}

const here = fileURLToPath(new URL('.', import.meta.url));
const conditions = ['@mallard/source', 'module', 'import', 'default'];
const ENTRY = 'virtual:page';

/** Runtime of the bundler. It is a chunk of its own in pages with lazy code, and part of the React chunk in others. */
const RUNTIME = 'rolldown-runtime';

/** Chunks that all pages share. They do not count as the size of an entrant. */
const SHARED = [
  { name: 'react', test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/, priority: 2 },
  { name: 'works', test: /[\\/]bench[\\/]ui[\\/]works[\\/]|vite[\\/]preload-helper/, priority: 1 },
];

/** Provides the entry module of a page or of its server build, which does not exist on disk. */
function entryOf(code: string): Plugin {
  return {
    name: 'bench-entry',
    resolveId: (id) => (id === ENTRY ? `\0${ENTRY}.js` : undefined),
    load: (id) => (id === `\0${ENTRY}.js` ? code : undefined),
  };
}

function configOf(code: string, outDir: string): InlineConfig {
  return {
    root: here,
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [entryOf(code), tailwind(), vanillaExtractPlugin(), react()],
    resolve: { conditions: [...conditions, 'browser'], dedupe: ['react', 'react-dom'] },
    build: { target: 'es2022', outDir, emptyOutDir: true, reportCompressedSize: false, assetsInlineLimit: 0 },
  };
}

/** Builds a page for production and measures its size. @param folder output folder of all pages */
export async function buildPage(folder: string, entrant: Entrant, work: Work): Promise<BuiltPage> {
  const component = `${work.charAt(0).toUpperCase()}${work.slice(1)}`;
  const code = `
import { Wrapper } from '${here}entrants/${entrant}/frame.tsx';
import { ${component} } from '${here}entrants/${entrant}/${work}.tsx';
import { show } from '${here}works/${work}.tsx';
show(Wrapper, ${component});`;
  const name = `${entrant}-${work}`;
  const outDir = join(folder, name);
  const config = configOf(code, outDir);
  const built = (await build({
    ...config,
    build: {
      ...config.build,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: ENTRY, output: { codeSplitting: { groups: SHARED } } },
    },
  })) as Rolldown.RolldownOutput;
  const chunks = built.output.filter((part) => part.type === 'chunk');
  const sheets = built.output
    .filter((part) => part.type === 'asset')
    .filter(({ fileName }) => fileName.endsWith('.css'));
  const entry = chunks.find(({ isEntry }) => isEntry);
  if (!entry) throw new Error(`${name} has no entry.`);
  const first = closureOf(entry, chunks);
  const entrantChunks = chunks.filter(
    ({ name: part }) => part !== RUNTIME && !SHARED.some((group) => group.name === part),
  );
  writeFileSync(
    join(outDir, 'index.html'),
    pageOf(
      entry.fileName,
      sheets.map(({ fileName }) => fileName),
    ),
  );
  return {
    entrant,
    work,
    path: `/${name}/`,
    weight: {
      script: sum(entrantChunks.filter((chunk) => first.has(chunk.fileName)).map(({ code: text }) => weigh(text))),
      later: sum(entrantChunks.filter((chunk) => !first.has(chunk.fileName)).map(({ code: text }) => weigh(text))),
      style: sum(sheets.map(({ source }) => weigh(source))),
    },
  };
}

/** Server build of an entrant, which renders the cards. */
export interface ServerBuild {
  render: () => string;
}

/** Builds the cards of an entrant for the server. */
export async function buildServerBuild(folder: string, entrant: Entrant): Promise<ServerBuild> {
  const outDir = join(folder, `${entrant}-server`);
  const code = `
import { renderToString } from 'react-dom/server';
import { Wrapper } from '${here}entrants/${entrant}/frame.tsx';
import { Cards } from '${here}entrants/${entrant}/cards.tsx';
import { cardsOnServer } from '${here}works/cards.tsx';
const page = cardsOnServer(Wrapper, Cards);
export const render = () => renderToString(page);`;
  const config = configOf(code, outDir);
  await build({
    ...config,
    ssr: { noExternal: true, resolve: { conditions: [...conditions, 'node'] } },
    build: {
      ...config.build,
      ssr: true,
      minify: true,
      rolldownOptions: { input: ENTRY, output: { entryFileNames: 'server.js' } },
    },
  });
  mkdirSync(outDir, { recursive: true });
  writeFileSync(join(outDir, 'package.json'), '{ "type": "module" }\n');
  return (await import(join(outDir, 'server.js'))) as ServerBuild;
}

/** Returns the file names of a chunk and of its static imports. */
function closureOf(entry: Rolldown.OutputChunk, chunks: readonly Rolldown.OutputChunk[]): Set<string> {
  const found = new Set<string>();
  const visit = (fileName: string) => {
    if (found.has(fileName)) return;
    found.add(fileName);
    for (const name of chunks.find((chunk) => chunk.fileName === fileName)?.imports ?? []) visit(name);
  };
  visit(entry.fileName);
  return found;
}

function weigh(text: string | Uint8Array): number {
  return brotliCompressSync(text).length;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function pageOf(script: string, sheets: readonly string[]): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${messages.heading}</title>
<link rel="icon" href="data:,">
${sheets.map((sheet) => `<link rel="stylesheet" href="${sheet}">`).join('\n')}
</head>
<body><header><h1>${messages.heading}</h1><h2>${messages.heading}</h2></header><main></main><script type="module" src="${script}"></script></body>
</html>
`;
}
