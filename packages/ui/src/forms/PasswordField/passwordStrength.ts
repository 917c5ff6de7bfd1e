/** How hard a password is to guess. */
export type PasswordStrengthName = 'weak' | 'fair' | 'strong';

const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z\d]/];

/**
 * Estimates how hard a password is to guess from its length, kinds of characters and repetitions.
 * Uses no dictionary: it is a rough hint while typing, not a check.
 *
 * @returns `undefined` for an empty text
 */
export function passwordStrength(password: string): PasswordStrengthName | undefined {
  if (password === '') return undefined;
  const variety = kinds.filter((kind) => kind.test(password)).length;
  const different = new Set(password).size;
  if (password.length < 8 || variety < 2 || different < 5) return 'weak';
  return password.length >= 12 && variety >= 3 && different >= 8 ? 'strong' : 'fair';
}
