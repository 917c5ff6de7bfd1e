// @vitest-environment jsdom
import { authActors, authMachine } from '@mallard/state-machines/auth';
import { describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';

/** As the page of an address finds it. */
async function inspectionAt(address: string) {
  vi.resetModules();
  window.history.replaceState(null, '', address);
  return (await import('./inspection.ts')).inspection;
}

describe('the inspector', () => {
  it('is not opened unless the address asks for it', async () => {
    const open = vi.spyOn(window, 'open');
    expect(await inspectionAt('/home')).toEqual({});
    expect(open).not.toHaveBeenCalled();
  });

  it('hears of a machine and its effects, and not of what shoppers sign in with', async () => {
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
    const told = () => JSON.stringify(postMessage.mock.calls);
    await expect.poll(() => told()).toContain('"name":"signIn"');
    expect(told()).toContain('"name":"auth"');
    expect(told()).toContain('session.signIn');
    expect(told()).not.toContain('swordfish1');
    actor.stop();
  });
});
