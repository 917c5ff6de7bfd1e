import { describe, expect, it } from 'vitest';
import { endpoints } from '../contract/all.ts';
import * as heads from './heads.ts';

describe('endpoint descriptors', () => {
  it('cover the whole contract', () => {
    expect(Object.keys(heads)).toEqual(endpoints.map(({ name }) => name).toSorted());
  });

  it.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))('has the values of %s', (name, endpoint) => {
    const { area, access, freshFor } = endpoint;
    expect((heads as Record<string, unknown>)[name]).toEqual({ name, area, access, freshFor });
  });
});
