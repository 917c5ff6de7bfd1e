import type { FieldErrors } from '../errors/index.ts';
import { MAX_PASSWORD_BYTES } from '../password/index.ts';
import { normalizePassword } from '../validation/password.ts';
import type { CallInput } from './input.ts';
import { badRequest } from './validateInput.ts';

/** Returns the 64 hexadecimal digits that are sent instead of a password. */
export type HashPassword = (password: string) => Promise<string>;

/** Fields with passwords, by the call's name. A test compares them with the contract. */
export const passwordFields: Readonly<Record<string, readonly string[]>> = {
  login: ['password'],
  register: ['password'],
  resetPassword: ['newPassword'],
  changePassword: ['oldPassword', 'newPassword'],
  updateProfile: ['currentPassword'],
};

/** Calls whose passwords may be left out. */
const optionalIn: ReadonlySet<string> = /* @__PURE__ */ new Set(['updateProfile']);

/**
 * Replaces the plain passwords in request bodies by their hashes. No later step, log or back end contains a plain one.
 *
 * @throws {ApiFailure} `BadRequest` with the field when a password is empty or longer than 1 KB
 */
export async function hashPasswords(name: string, input: CallInput, hash: HashPassword): Promise<CallInput> {
  const fields = passwordFields[name];
  if (fields === undefined || typeof input.body !== 'object' || input.body === null) return input;
  const body: Record<string, unknown> = { ...input.body };
  const refused: Record<string, FieldErrors[string]> = {};
  for (const field of fields) {
    const password = body[field];
    if (password === undefined && optionalIn.has(name)) continue;
    if (typeof password !== 'string' || password === '') refused[field] = { code: 'REQUIRED', message: '' };
    else if (new TextEncoder().encode(normalizePassword(password)).length > MAX_PASSWORD_BYTES)
      refused[field] = { code: 'MAX_LENGTH', message: '' };
    else body[field] = await hash(password);
  }
  if (Object.keys(refused).length > 0) throw badRequest(refused);
  return { ...input, body };
}
