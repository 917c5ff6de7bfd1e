import { expect, it } from 'vitest';
import { watchSession } from './watchSession.ts';

it('the documented example runs as it says', async () => {
  const lines: string[] = [];
  await watchSession((line) => lines.push(line));
  expect(lines).toEqual(['signed in: false, banner: none', 'hello Ann (signIn)', 'goodbye (signedOut)']);
});
