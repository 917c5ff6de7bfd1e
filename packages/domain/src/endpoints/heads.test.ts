import { describe, expect, it } from 'vitest';
import { endpoints } from '../contract/all.ts';
import * as heads from './heads.ts';

describe('the heads of endpoints', () => {
  it('are those of the whole contract', () => {
    expect(Object.keys(heads)).toEqual(endpoints.map(({ name }) => name).toSorted());
  });

  it.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))(
    'says of %s what it says',
    (name, endpoint) => {
      const { area, access, freshFor } = endpoint;
      expect((heads as Record<string, unknown>)[name]).toEqual({ name, area, access, freshFor });
    },
  );
});
