import { describe, expect, it } from 'vitest';
import { endpoints } from '../contract/all.ts';
import type { Endpoint } from '../contract/endpoint.ts';
import * as descriptors from './descriptors.ts';
import { FIVE_MINUTES } from './endpointDescriptor.ts';

const header = `import type * as contract from '../contract/index.ts';
import { descriptorOf } from './endpointDescriptor.ts';

// Written by \`npx vitest run packages/domain/src/endpoints/descriptors.test.ts --update\` from the contract.
`;
const LINE_WIDTH = 120;

/** Returns the declaration of a descriptor, formatted. */
function declarationOf({ name, area, access, freshFor }: Endpoint): string {
  const values = [`'${name}'`, `'${area}'`, `'${access}'`, ...(freshFor === FIVE_MINUTES ? [] : [`${freshFor}`])];
  const call = `export const ${name} = /* @__PURE__ */ descriptorOf<typeof contract.${name}>(`;
  const line = `${call}${values.join(', ')});\n`;
  return line.length <= LINE_WIDTH + 1 ? line : `${call}\n${values.map((value) => `  ${value},\n`).join('')});\n`;
}

describe('endpoint descriptors', () => {
  it('are generated from the contract', async () => {
    const declarations = endpoints.toSorted((a, b) => (a.name < b.name ? -1 : 1)).map(declarationOf);
    await expect(`${header}\n${declarations.join('')}`).toMatchFileSnapshot('./descriptors.ts');
  });

  it.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))('has the values of %s', (name, endpoint) => {
    const { area, access, freshFor } = endpoint;
    expect((descriptors as Record<string, unknown>)[name]).toEqual({ name, area, access, freshFor });
  });
});
