/**
 * The calls around signing in, by name, because importing their values would put their schemas into every bundle. A
 * test compares them with the contract.
 */
const signIns: ReadonlySet<string> = new Set(['login', 'loginByCode']);
const withoutToken: ReadonlySet<string> = new Set([...signIns, 'register', 'refreshToken', 'sendVerificationCode']);

/** All names that this file relies on. */
export const signInCallNames: readonly string[] = [...withoutToken, 'logout'];

/** Whether a 401 of this call means a wrong password and not the end of a session. */
export function isSignIn(name: string): boolean {
  return signIns.has(name);
}

/** Whether the call carries the session's token: those that make a session do not. */
export function carriesToken(name: string): boolean {
  return !withoutToken.has(name);
}

/** Whether a 401 of this call may be answered with a refresh. */
export function isRefreshable(name: string): boolean {
  return carriesToken(name) && name !== 'logout';
}
