import { SIGNATURE_HEADER } from '@mallard/domain/contract';
import type { ContractTarget } from './contractTarget.ts';
import { Skipped } from './skipped.ts';

/**
 * Signs a payment callback like the provider: HMAC-SHA-256 over `time.body`, in its {@link SIGNATURE_HEADER}.
 *
 * @throws {Skipped} when the target has no secret
 */
export function signCallback(target: ContractTarget): (body: string) => Promise<Record<string, string>> {
  const secret = target.callbackSecret;
  if (secret === undefined) throw new Skipped('the target has no callbackSecret');
  return async (body) => {
    const seconds = Math.floor((target.now?.() ?? Date.now()) / 1000);
    return { [SIGNATURE_HEADER]: `t=${seconds},v1=${await hmac(secret, `${seconds}.${body}`)}` };
  };
}

async function hmac(secret: string, text: string): Promise<string> {
  const encoder = new TextEncoder();
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, ['sign']);
  const signature = new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(text)));
  return Array.from(signature, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
