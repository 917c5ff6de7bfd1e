import { is } from 'valibot';
import { describe, expect, it } from 'vitest';
import { getCart } from '../contract/cart.ts';
import { getHome } from '../contract/home.ts';
import { reportError } from '../contract/service.ts';
import { createStore, memoryArea } from '../storage/index.ts';
import { failure, success, testClient } from '../testing/testClient.ts';
import { createErrorReporter, MAX_REPORTS } from './createErrorReporter.ts';
import { createErrorLog, type ErrorLog, type ErrorLogEntry } from './errorLog.ts';

const start = Date.parse('2026-11-02T08:30:00.000Z');

function open(isOn = () => true) {
  const clock = { now: start };
  const now = () => clock.now;
  const sent: ErrorLogEntry[] = [];
  const send = async (entry: ErrorLogEntry) => void sent.push(entry);
  const store = createStore({ area: memoryArea(), now });
  const log = createErrorLog({ store, now, onEntry: createErrorReporter({ send, now, isOn }) });
  return { clock, log, sent };
}

describe('the reporter', () => {
  it('sends log entries, as the contract accepts them', () => {
    const { log, sent } = open();
    log.add(new TypeError('x is undefined'), { type: 'render', context: { route: '/cart' } });
    expect(sent).toMatchObject([{ type: 'render', error: { name: 'TypeError' }, context: { route: '/cart' } }]);
    expect(is(reportError.body, sent[0])).toBe(true);
  });

  it('sends nothing that is not logged', () => {
    const { log, sent } = open();
    log.add(new Error('GET /api/user?token=abc of 13800138000, Bearer eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln'));
    const text = JSON.stringify(sent);
    for (const secret of ['13800138000', 'abc', 'eyJ']) expect(text).not.toContain(secret);
  });

  it('sends nothing while it is off', () => {
    let isOn = false;
    const { log, sent } = open(() => isOn);
    log.add(new Error('one'));
    isOn = true;
    log.add(new Error('two'));
    expect(sent.map(({ error }) => error.message)).toEqual(['two']);
  });

  it('sends the same failure once a minute, and at most ten per minute', () => {
    const { clock, log, sent } = open();
    for (let time = 0; time < 5; time += 1) log.add(new Error('again'));
    expect(sent).toHaveLength(1);
    for (let index = 0; index < 50; index += 1) log.add(new Error(`number ${'x'.repeat(index)}`));
    expect(sent).toHaveLength(MAX_REPORTS);
    clock.now += 60_000;
    log.add(new Error('again'));
    expect(sent).toHaveLength(MAX_REPORTS + 1);
  });

  it('continues after the clock was set back', () => {
    const { clock, log, sent } = open();
    log.add(new Error('again'));
    clock.now -= 86_400_000;
    log.add(new Error('again'));
    expect(sent).toHaveLength(2);
  });
});

describe('a client with a log and a reporter', () => {
  it('reports an invalid response once, and not the failure of a report', async () => {
    const requests: Request[] = [];
    const now = () => start;
    let log: ErrorLog | undefined;
    const { client } = testClient(
      async (request) => {
        requests.push(request.clone());
        if (request.url.endsWith('/error-report')) return failure(500, 'INTERNAL');
        return success({ items: 'none' });
      },
      {
        onFailure: (error, { name, method, path }) =>
          log?.add(error, { method, url: path, context: { endpoint: name } }),
      },
    );
    const report = createErrorReporter({ send: (body) => client.call(reportError, { body }), now });
    log = createErrorLog({ store: createStore({ area: memoryArea(), now }), now, onEntry: report });
    for (let time = 0; time < 3; time += 1) await client.tryCall(getCart);
    await client.tryCall(getHome);
    await new Promise((resolve) => setTimeout(resolve, 0));
    const reports = requests.filter(({ url }) => url.endsWith('/error-report'));
    const bodies = await Promise.all(reports.map((request) => request.json()));
    expect(bodies).toMatchObject([
      { type: 'api', error: { code: 'MALFORMED', message: 'Malformed GET /api/cart data.version', url: '/api/cart' } },
      { type: 'api', error: { code: 'MALFORMED', url: '/api/home', method: 'GET' } },
    ]);
    expect(log.list().map(({ context }) => context.endpoint)).toContain('reportError');
  });
});
