import { describe, expect, it } from 'vitest';
import { type ApiError, apiErrorKinds } from './apiError.ts';
import { isRefusal } from './isRefusal.ts';

describe('a clear refusal', () => {
  it('is a decision of the server, and nothing that may hide an effect', () => {
    const refused = apiErrorKinds.filter((kind) => isRefusal({ kind, code: 'X' } as ApiError));
    expect(refused).toEqual(['BadRequest', 'Forbidden', 'NotFound', 'Conflict']);
  });

  it('excludes responses that may come from a proxy', () => {
    const refused = apiErrorKinds.filter((kind) => isRefusal({ kind, code: 'X', isForeign: true } as ApiError));
    expect(refused).toEqual(['BadRequest', 'Conflict']);
  });
});
