import type { Logger } from 'pino';
import type { CodeSender } from './codeSender.ts';

/**
 * Writes verification codes to the server log instead of sending them, for demos. Logs only the last two digits of the phone.
 * Replace it with your text message provider in production.
 */
export function createLogCodeSender(logger: Logger): CodeSender {
  return {
    async send({ phone, code }) {
      logger.info({ event: 'code.sent', to: `…${phone.slice(-2)}`, code }, `Verification code ${code}`);
    },
  };
}
