import type { Locale } from '@mallard/domain/messages';

/** Sends text messages to mobile phones: verification codes, and security notices. */
export interface CodeSender {
  /**
   * Sends a verification code.
   *
   * @param message `phone` has eleven digits
   */
  send(message: { phone: string; code: string; locale: Locale }): Promise<void>;
  /**
   * Sends a security notice, such as that the login phone of an account was changed.
   *
   * @param message `phone` has eleven digits; `text` is the whole message in `locale`, without a signature of the shop
   */
  sendNotice(message: { phone: string; text: string; locale: Locale }): Promise<void>;
}
