import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';
import { describe, expect, it } from 'vitest';
import { endpoints } from './all.ts';

const entry = 'virtual:entry';

/** Bundles one import of the contract, and returns the paths in the result. */
async function pathsAlongWith(name: string): Promise<string[]> {
  const contract = fileURLToPath(new URL('./index.ts', import.meta.url));
  const output = (await build({
    configFile: false,
    logLevel: 'error',
    root: fileURLToPath(new URL('../..', import.meta.url)),
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? `import { ${name} } from '${contract}'; console.log(${name});` : null),
      },
    ],
    build: { write: false, minify: true, rollupOptions: { input: entry } },
  })) as Rolldown.RolldownOutput | Rolldown.RolldownOutput[];
  const { code } = (Array.isArray(output) ? output : [output])[0]?.output[0] ?? { code: '' };
  const quoted = (path: string) => ['"', "'", '`'].some((quote) => code.includes(quote + path + quote));
  return endpoints.filter(({ path }) => quoted(path)).map(({ path }) => path);
}

describe('a bundle', () => {
  it.each(['getCart', 'listOrders', 'getProduct'])('contains %s and no other endpoint', async (name) => {
    const wanted = endpoints.find((endpoint) => endpoint.name === name)?.path;
    expect(new Set(await pathsAlongWith(name))).toEqual(new Set([wanted]));
  });
});
