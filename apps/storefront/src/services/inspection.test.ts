// @vitest-environment jsdom
import { authActors, authMachine } from '@mallard/state-machines/auth';
import { describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';

/** Loads the module on a page with this URL. */
async function inspectionAt(address: string) {
  vi.resetModules();
  window.history.replaceState(null, '', address);
  return (await import('./inspection.ts')).inspection;
}

describe('the inspector', () => {
  it('is opened only if the URL contains ?inspect', async () => {
    const open = vi.spyOn(window, 'open');
    expect(await inspectionAt('/home')).toEqual({});
    expect(open).not.toHaveBeenCalled();
  });

  it('receives machines and effects, but no credentials', async () => {
    const postMessage = vi.fn();
    vi.spyOn(window, 'open').mockReturnValue({ postMessage } as unknown as Window);
    const inspection = await inspectionAt('/home?inspect');
    window.dispatchEvent(new MessageEvent('message', { data: { type: '@statelyai.connected' } }));
    const never = () => new Promise<never>(() => undefined);
    const actors = authActors({
      readSession: async () => null,
      signIn: never,
      signInOffline: never,
      register: never,
      loadUser: never,
      signOut: never,
      clearSession: never,
    });
    const actor = createActor(authMachine.provide({ actors }), { input: {}, ...inspection }).start();
    await expect.poll(() => actor.getSnapshot().matches('signedOut')).toBe(true);
    actor.send({
      type: 'session.signIn',
      mode: 'password',
      rememberMe: false,
      credentials: { username: 'ann', password: 'swordfish1' },
    });
    const sent = () => JSON.stringify(postMessage.mock.calls);
    await expect.poll(() => sent()).toContain('"name":"signIn"');
    expect(sent()).toContain('"name":"auth"');
    expect(sent()).toContain('session.signIn');
    expect(sent()).not.toContain('swordfish1');
    actor.stop();
  });
});
