export type { HashPasswordOptions, PasswordHash } from './hashPassword.ts';
export { hashPassword, MAX_PASSWORD_BYTES } from './hashPassword.ts';
