import { afterEach, describe, expect, it, vi } from 'vitest';
import { getCartCount } from '../contract/cart.ts';
import { createStore } from '../storage/createStore.ts';
import { failure, testClient } from '../testing/testClient.ts';
import { createErrorLog } from './errorLog.ts';
import { notify } from './notify.ts';

const bug = new Error('bug');
const buggy = (): never => {
  throw bug;
};

describe('a listener that throws', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is reported, without other effects', () => {
    const reportError = vi.fn();
    vi.stubGlobal('reportError', reportError);
    notify(buggy);
    expect(reportError).toHaveBeenCalledExactlyOnceWith(bug);
  });

  it('is reported also without `reportError`', () => {
    const error = vi.spyOn(console, 'error').mockReturnValue();
    vi.stubGlobal('reportError', undefined);
    notify(buggy);
    expect(error).toHaveBeenCalledExactlyOnceWith(bug);
    error.mockRestore();
  });

  it('changes neither a call nor the end of a session', async () => {
    const reportError = vi.fn();
    vi.stubGlobal('reportError', reportError);
    const { client, session } = testClient(async () => failure(401, 'UNAUTHORIZED'), {
      onFailure: buggy,
      onSessionEnded: buggy,
    });
    session.subscribe(buggy);
    expect(await client.tryCall(getCartCount)).toMatchObject({ ok: false, error: { kind: 'Unauthorized' } });
    expect(session.read()).toBeNull();
    expect(reportError.mock.calls).toEqual([[bug], [bug], [bug]]);
  });

  it('changes neither stored nor logged data', () => {
    vi.stubGlobal('reportError', vi.fn());
    const store = createStore({ area: null, now: () => 0, onProblem: buggy });
    const log = createErrorLog({ store, now: () => 0, onEntry: buggy });
    log.add(bug);
    expect(log.list()).toHaveLength(1);
  });
});
