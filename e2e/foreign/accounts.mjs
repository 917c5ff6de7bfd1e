import { createHash, randomBytes } from 'node:crypto';
import { Refusal } from './http.mjs';

const TOKEN_SECONDS = 900;
const REPEAT_SECONDS = 30;

/** Accounts by id. @type {Map<string, { id: string, username: string, passwordHash: string }>} */
const accounts = new Map();
let nextAccount = 701;

/** @param {string} username @param {string} passwordHash a browser's hash, which is stored hashed again */
export function register(username, passwordHash) {
  if (findAccount(username)) throw new Refusal(409, 'USERNAME_TAKEN', { fields: { username: 'USERNAME_TAKEN' } });
  const id = String(nextAccount++);
  accounts.set(id, { id, username, passwordHash: hashOf(passwordHash) });
  return { userUuid: id };
}

/** @param {string} username */
function findAccount(username) {
  return [...accounts.values()].find((one) => one.username.toLowerCase() === username.toLowerCase());
}

/** @param {string} text */
function hashOf(text) {
  return createHash('sha256').update(`portland ${text}`).digest('hex');
}

/** Sessions by access token. @type {Map<string, { accountId: string, family: string, expires: number }>} */
const tokens = new Map();
/** Refresh tokens: which session they renew, and what they were exchanged for. @type {Map<string, any>} */
const refreshTokens = new Map();
const endedFamilies = new Set();

/** @param {string} username @param {string} passwordHash */
export function logIn(username, passwordHash) {
  const account = findAccount(username);
  if (account === undefined || account.passwordHash !== hashOf(passwordHash)) throw new Refusal(401, 'BAD_CREDENTIALS');
  return { ...createPair(account.id, randomBytes(8).toString('hex')), userUuid: account.id };
}

/** @param {string} accountId @param {string} family */
function createPair(accountId, family) {
  const pair = { token: randomBytes(24).toString('base64url'), refreshToken: randomBytes(24).toString('base64url') };
  tokens.set(pair.token, { accountId, family, expires: Date.now() + TOKEN_SECONDS * 1000 });
  refreshTokens.set(pair.refreshToken, { accountId, family, next: null, usedAt: 0 });
  return pair;
}

/** Exchanges a refresh token. A repetition gets the same pair for some seconds; later it ends the session. @param {string} token */
export function refresh(token) {
  const known = refreshTokens.get(token);
  if (known === undefined || endedFamilies.has(known.family)) throw new Refusal(401, 'UNAUTHORIZED');
  if (known.next !== null) {
    if (Date.now() - known.usedAt <= REPEAT_SECONDS * 1000) return known.next;
    endedFamilies.add(known.family);
    throw new Refusal(401, 'UNAUTHORIZED');
  }
  known.next = createPair(known.accountId, known.family);
  known.usedAt = Date.now();
  return known.next;
}

/** Ends the session of a token. @param {string} token */
export function logOut(token) {
  const session = tokens.get(token);
  if (session) endedFamilies.add(session.family);
  return null;
}

/**
 * Returns the account of a request.
 *
 * @param {string | undefined} authorization
 * @throws {Refusal} UNAUTHORIZED
 */
export function authenticate(authorization, { acceptsExpired = false } = {}) {
  const token = /^Bearer (\S+)$/.exec(authorization ?? '')?.[1] ?? '';
  const session = tokens.get(token);
  if (session === undefined || endedFamilies.has(session.family)) throw new Refusal(401, 'UNAUTHORIZED');
  if (!acceptsExpired && session.expires < Date.now()) throw new Refusal(401, 'UNAUTHORIZED');
  return { accountId: session.accountId, token };
}

/** @param {string} id */
export function showAccount(id) {
  return {
    id,
    username: accounts.get(id)?.username,
    nickname: accounts.get(id)?.username,
    avatar: null,
    introduceSign: '',
    address: null,
    isDeleted: false,
    lockedFlag: false,
    createTime: '2026-01-05T08:00:00.000Z',
    role: 'user',
  };
}
