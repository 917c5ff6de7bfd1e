import { createHmac } from 'node:crypto';
import { parseSigned, serializeSigned } from 'hono/utils/cookie';
import type { Deps } from '../deps.ts';

const NAME = 'mallard-device';
/** Cookie name over HTTPS: browsers accept the prefix only from this host. */
const SECURE_NAME = `__Host-${NAME}`;
const LIFETIME_SECONDS = 180 * 24 * 3600;

/** A device on which the account owner has logged in before. */
export interface KnownDevice {
  userId: string;
  deviceId: string;
  /** Identifies the password that the account had then, see `isDeviceOf`. */
  passwordMark: string;
}

/** Account that a device belongs to. */
interface Account {
  id: string;
  passwordHash: string | null;
}

/**
 * Creates the cookie of a known device, so that wrong passwords from other devices don't lock the account owner out of it. The
 * cookie gives no access to the account, and ends when the password is changed or reset.
 *
 * @param account with the stored hash of the password that was entered
 * @see https://owasp.org/www-community/Slow_Down_Online_Guessing_Attacks_with_Device_Cookies
 */
export function deviceCookie(account: Account, { random, secrets, config }: Deps): Promise<string> {
  const value = `${account.id}.${random.uuid()}.${markOf(account, secrets)}`;
  return serializeSigned(nameFor(config), value, secrets.token, {
    path: '/',
    maxAge: LIFETIME_SECONDS,
    httpOnly: true,
    sameSite: 'Lax',
    secure: nameFor(config) === SECURE_NAME,
  });
}

/** Reads the device from the cookie; returns `null` if it is missing or its signature is invalid. */
export async function readDevice(
  headers: Headers,
  { secrets, config }: Pick<Deps, 'secrets' | 'config'>,
): Promise<KnownDevice | null> {
  const name = nameFor(config);
  const cookies = await parseSigned(headers.get('cookie') ?? '', secrets.token, name);
  const [userId, deviceId, passwordMark] = (cookies[name] || '').split('.');
  return userId && deviceId && passwordMark ? { userId, deviceId, passwordMark } : null;
}

/** Returns whether a device is known to an account, and the password is still the one that it had then. */
export function isDeviceOf(device: KnownDevice, account: Account, secrets: Deps['secrets']): boolean {
  return device.userId === account.id && device.passwordMark === markOf(account, secrets);
}

/** Hashes the stored hash, whose salt is new for each password. The key keeps the mark from revealing whether a hash is right. */
function markOf({ id, passwordHash }: Account, secrets: Deps['secrets']): string {
  return createHmac('sha256', secrets.token)
    .update(`device ${id} ${passwordHash ?? ''}`)
    .digest('base64url');
}

function nameFor({ publicOrigin }: Deps['config']): string {
  return publicOrigin?.startsWith('https:') ? SECURE_NAME : NAME;
}
