import type { Locale } from '@mallard/domain/messages';

/** Brings a verification code to a phone. */
export interface CodeSender {
  /** @param phone eleven digits */
  send(message: { phone: string; code: string; locale: Locale }): Promise<void>;
}
