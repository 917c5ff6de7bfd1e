/**
 * Calls for signing in, by name: importing them would put their schemas into every bundle. A test compares the names
 * with the contract.
 */
const signIns: ReadonlySet<string> = new Set(['login', 'loginByCode']);
const withoutToken: ReadonlySet<string> = new Set([...signIns, 'register', 'refreshToken', 'sendVerificationCode']);

/** All names that this file contains. */
export const signInCallNames: readonly string[] = [...withoutToken, 'logout'];

/** Returns whether a 401 of this call means a wrong password instead of the end of a session. */
export function isSignIn(name: string): boolean {
  return signIns.has(name);
}

/** Returns whether the call carries the session's token. Calls that create a session do not. */
export function carriesToken(name: string): boolean {
  return !withoutToken.has(name);
}

/** Returns whether a 401 of this call causes a refresh. */
export function isRefreshable(name: string): boolean {
  return carriesToken(name) && name !== 'logout';
}
