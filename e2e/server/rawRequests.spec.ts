import { expect } from '@playwright/test';
import { type RawCase, rawCorpus } from '../support/rawCorpus.ts';
import { recordFigures } from '../support/recordFigures.ts';
import { type RawAnswer, sendRaw } from '../support/sendRaw.ts';
import { serverTest as test } from '../support/serverTest.ts';

const AT_ONCE = 24;
/** Server errors by which a server says that it doesn't support a request, or has no time. */
const DELIBERATE: readonly number[] = [501, 503, 505];

/** Returns what is wrong with the answer to a malformed request. */
function problemsOf(
  { outcome, maxResponses }: RawCase,
  { responses, remainingText: rest, isOpen }: RawAnswer,
): string[] {
  const isRefusal = ({ status }: { status: number }) => (status >= 400 && status < 500) || [501, 505].includes(status);
  return [
    ...(isOpen ? ['the connection stays open'] : []),
    ...(rest === '' ? [] : [`incomplete response ${JSON.stringify(rest.slice(0, 80))}`]),
    ...(responses.length === 0 && outcome !== 'closed' ? ['no response'] : []),
    ...(responses.length > maxResponses ? [`${responses.length} responses`] : []),
    ...responses.flatMap((response) => {
      const { status } = response;
      if (status >= 500 && !DELIBERATE.includes(status)) return [`status ${status}`];
      if (outcome !== 'answered' && !isRefusal(response)) return [`status ${status}`];
      return [];
    }),
    ...responses.filter(isRefusal).flatMap(({ status, headers, body }) => {
      if (headers.get('content-type')?.startsWith('text/html'))
        return body.includes('</html>') ? [] : ['an incomplete page'];
      const envelope = jsonOf(body);
      return envelope?.code === status && typeof envelope.data?.error === 'string'
        ? []
        : [`${status} without an error`];
    }),
  ];
}

function jsonOf(text: string): { code?: number; data?: { error?: string } } | undefined {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

test(
  'malformed requests through raw sockets are refused, each with its own answer, and the shop goes on',
  { tag: ['@P16'] },
  async ({ start }, testInfo) => {
    const shop = start();
    const url = await shop.opened;
    const port = Number(new URL(url).port);
    const queue = rawCorpus();
    const total = queue.length;
    const problems: string[] = [];
    const sendQueued = async () => {
      for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
        const { bytes, leaves, maxResponses } = next;
        const answer = await sendRaw(port, bytes, { expected: maxResponses, leaves });
        problems.push(...problemsOf(next, answer).map((problem) => `${next.name}: ${problem}`));
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, sendQueued));

    expect(problems).toEqual([]);
    expect(shop.child.exitCode).toBeNull();
    for (const path of ['/health', '/ready', '/home', '/api/products'])
      expect((await fetch(url + path)).status, path).toBe(200);
    expect(shop.output()).not.toMatch(/"level":"(error|fatal)"/);
    recordFigures(testInfo, { 'malformed requests through raw sockets': total });
  },
);
