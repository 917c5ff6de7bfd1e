export type { HashPasswordOptions, PasswordHash } from './hashPassword.ts';
export { hashPassword, MAX_HASH_BYTES, MAX_ITERATIONS, MAX_PASSWORD_BYTES } from './hashPassword.ts';
