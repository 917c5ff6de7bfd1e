import type { Locale } from '../../messages/locale.ts';
import { serverMessage } from './serverMessages.ts';

const ID_LENGTH = 6;

/** Returns the nickname of a new account. Its owner can change it. */
export function freshNickname(id: string, locale: Locale): string {
  return serverMessage('newNickname', locale, { id: id.slice(0, ID_LENGTH) });
}
