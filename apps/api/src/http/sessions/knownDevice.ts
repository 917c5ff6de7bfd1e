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
}

/**
 * Creates the cookie of a known device, so that wrong passwords from other devices don't lock the account owner out of it. The
 * cookie gives no access to the account.
 *
 * @see https://owasp.org/www-community/Slow_Down_Online_Guessing_Attacks_with_Device_Cookies
 */
export function deviceCookie(userId: string, { random, secrets, config }: Deps): Promise<string> {
  return serializeSigned(nameFor(config), `${userId}.${random.uuid()}`, secrets.token, {
    path: '/',
    maxAge: LIFETIME_SECONDS,
    httpOnly: true,
    sameSite: 'Lax',
    secure: nameFor(config) === SECURE_NAME,
  });
}

/** Reads account and device from the cookie; returns `null` if it is missing or its signature is invalid. */
export async function readDevice(
  headers: Headers,
  { secrets, config }: Pick<Deps, 'secrets' | 'config'>,
): Promise<KnownDevice | null> {
  const name = nameFor(config);
  const cookies = await parseSigned(headers.get('cookie') ?? '', secrets.token, name);
  const [userId, deviceId] = (cookies[name] || '').split('.');
  return userId && deviceId ? { userId, deviceId } : null;
}

function nameFor({ publicOrigin }: Deps['config']): string {
  return publicOrigin?.startsWith('https:') ? SECURE_NAME : NAME;
}
