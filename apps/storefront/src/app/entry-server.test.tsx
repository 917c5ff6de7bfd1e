import { failure, refuse, toResponse } from '@mallard/domain/serving';
import { expect, it } from 'vitest';
import { render } from './entry-server.tsx';

const visit = {
  locale: 'en-US' as const,
  theme: 'light' as const,
  motion: 'system' as const,
  url: new URL('https://shop.test/product/3f0c1a52-0000-4000-8000-000000000001'),
  now: Date.parse('2027-01-01T00:00:00Z'),
  config: { passwordSalt: 'salt', version: '1.0.0' },
};

it.each([
  ['RATE_LIMITED', 7, 429, 'Too many requests'],
  ['DATABASE', 30, 503, 'Something went wrong'],
  ['OVERLOADED', 1, 503, 'Something went wrong'],
] as const)(
  'responds to the API error %s with the matching status and Retry-After',
  async (code, retryAfter, status, title) => {
    const backend = async () => toResponse(failure(refuse(code, { retryAfter }), 'en-US', 'request-1'));
    const page = await render({ ...visit, backend });
    expect(page).toMatchObject({ status, retryAfter });
    expect(page).toHaveProperty('body', expect.stringContaining(title));
  },
);
