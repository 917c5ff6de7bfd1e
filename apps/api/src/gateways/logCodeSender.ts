import type { Logger } from 'pino';
import type { CodeSender } from './codeSender.ts';

/**
 * Writes verification codes to the server log instead of sending them, for demos. Logs only the last two digits of the phone, and
 * notices without their text, which contains more digits. Replace it with your text message provider in production.
 */
export function createLogCodeSender(logger: Logger): CodeSender {
  return {
    async send({ phone, code }) {
      logger.info({ event: 'code.sent', to: lastDigits(phone), code }, `Verification code ${code}`);
    },
    async sendNotice({ phone }) {
      logger.info({ event: 'notice.sent', to: lastDigits(phone) }, 'Security notice');
    },
  };
}

const lastDigits = (phone: string) => `…${phone.slice(-2)}`;
