import type { Locale } from '@mallard/domain/messages';

/** Sends verification codes by text message. */
export interface CodeSender {
  /** @param phone eleven digits */
  send(message: { phone: string; code: string; locale: Locale }): Promise<void>;
}
