import type { Client } from '@mallard/domain/client';
import { createClient, createUuid, memorySession } from '@mallard/domain/client';
import { clearCart, deleteSavedItem, getCart, login, register, type SignedIn } from '@mallard/domain/contract';
import { type ApiError, ApiFailure } from '@mallard/domain/errors';
import { hashPassword } from '@mallard/domain/password';
import { assertOffered, type ContractTarget, DEFAULT_BASE_URL, isOffered } from './contractTarget.ts';
import { ContractViolation } from './contractViolation.ts';
import { Skipped } from './skipped.ts';

/** A signed-in user. */
export interface Shopper extends SignedIn {
  username: string;
  /** As typed. */
  password: string;
  /** Calls endpoints as this shopper, with the domain's client. */
  call: Client['call'];
}

/** Users of a run, created when first needed, and shared data. */
export interface RunContext {
  readonly target: ContractTarget;
  /** Calls endpoints without a session. */
  readonly call: Client['call'];
  /** The shopper that most cases share. */
  shopper(): Promise<Shopper>;
  /** Another shopper, who owns nothing of the first. */
  stranger(): Promise<Shopper>;
  /** The existing account. */
  demo(): Promise<Shopper>;
  /** Registers a new shopper. */
  newShopper(): Promise<Shopper>;
  /** Returns the hash that is sent instead of a password. */
  hash(password: string): Promise<string>;
  /** Returns the result of `make`, which runs once per run. */
  once<T>(name: string, make: () => Promise<T>): Promise<T>;
}

/** How long a session is used; access tokens are often valid for a quarter of an hour. */
const SIGNED_IN_MS = 5 * 60_000;

const runContexts = new WeakMap<ContractTarget, RunContext>();

/** Returns the context of a target, the same for all its cases. */
export function runContextOf(target: ContractTarget): RunContext {
  const existingContext = runContexts.get(target);
  if (existingContext) return existingContext;
  const context = createRunContext(target);
  runContexts.set(target, context);
  return context;
}

/** Returns an unused user name. */
export function newUsername(): string {
  return `t_${createUuid().replaceAll('-', '').slice(0, 16)}`;
}

/** Creates the error of a failed step before the tested call. */
function failureOnTheWay(asked: string, error: ApiError): ContractViolation {
  const got = JSON.stringify(error);
  const expected = 'success of a step before the tested call';
  if (error.kind !== 'Malformed')
    return new ContractViolation(`${asked} must succeed on the way, but failed: ${got}`, { asked, expected, got });
  const { path: at } = error;
  const message = `${asked} answered data that break the schema at ${at || 'their root'}`;
  return new ContractViolation(message, { asked, expected, got: 'data that break the schema', at });
}

function createRunContext(target: ContractTarget): RunContext {
  const { accounts = [] } = target;
  const made = new Map<string, Promise<unknown>>();
  const signedInAt = new WeakMap<Shopper, number>();
  let turn = 0;
  const client = createClient({
    backend: target.backend,
    baseUrl: target.baseUrl ?? DEFAULT_BASE_URL,
    session: memorySession(),
    locale: () => 'en-US',
    version: 'contract-tests',
    passwordHashing: target.passwordHashing,
    locks: null,
    // Retries would hide a lost response.
    isOnline: () => false,
  });

  const call: Client['call'] = async (endpoint, ...args) => {
    assertOffered(target, endpoint);
    return client.call(endpoint, ...args).catch((caught: unknown) => {
      if (!(caught instanceof ApiFailure)) throw caught;
      throw failureOnTheWay(`${endpoint.method} ${endpoint.path}`, caught.error);
    });
  };

  async function signIn(username: string, password: string): Promise<Shopper> {
    const tokens = await call(login, { body: { username, password } });
    const callAs: Client['call'] = (endpoint, ...args) => {
      const [input, options] = args;
      const named = [input ?? {}, { ...options, accessToken: shopper.token }] as unknown as typeof args;
      return call(endpoint, ...named);
    };
    const shopper: Shopper = { ...tokens, username, password, call: callAs };
    signedInAt.set(shopper, Date.now());
    return shopper;
  }

  /** Returns a user that many cases share, signed in again before the session expires in a long run. */
  async function shared(name: string, make: () => Promise<Shopper>): Promise<Shopper> {
    const shopper = await once(name, make);
    if (Date.now() - (signedInAt.get(shopper) ?? 0) < SIGNED_IN_MS) return shopper;
    const { username, password } = shopper;
    signedInAt.set(shopper, Date.now());
    return Object.assign(shopper, await call(login, { body: { username, password } }));
  }

  async function newShopper(): Promise<Shopper> {
    if (!isOffered(target, register)) return lentShopper(accounts.slice(0, -1));
    const [username, password] = [newUsername(), 'contract1234'];
    await call(register, { body: { username, password, nickname: 'Contract' } });
    return signIn(username, password);
  }

  /** Returns an account of the target with an emptied cart. */
  async function lentShopper(lent: typeof accounts): Promise<Shopper> {
    const account = lent[turn % lent.length];
    if (account === undefined) throw new Skipped('register is not offered and the target names no two accounts');
    turn += 1;
    const shopper = await signIn(account.username, account.password);
    if (isOffered(target, clearCart)) await shopper.call(clearCart);
    if (isOffered(target, deleteSavedItem))
      for (const { skuUuid } of (await shopper.call(getCart)).saved)
        await shopper.call(deleteSavedItem, { params: { skuUuid } });
    return shopper;
  }

  // The last provided account is reserved for the stranger, who must own nothing of the others.
  const newStranger = () => (isOffered(target, register) ? newShopper() : lentShopper(accounts.slice(-1)));

  const once = <T>(name: string, make: () => Promise<T>): Promise<T> => {
    const previousResult = made.get(name) as Promise<T> | undefined;
    const result = previousResult ?? make();
    made.set(name, result);
    return result;
  };

  return {
    target,
    call,
    once,
    newShopper,
    shopper: () => shared('shopper', newShopper),
    stranger: () => shared('stranger', newStranger),
    demo: () => shared('demo', () => signIn(target.demo.username, target.demo.password)),
    hash: (password) => hashPassword(password, target.passwordHashing),
  };
}
