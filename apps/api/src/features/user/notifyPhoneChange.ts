import { formatMessage } from '@mallard/domain/messages';
import { serverMessages } from '@mallard/domain/serving';
import { maskPhone } from '@mallard/domain/validation';
import type { Call } from '../../http/handle.ts';

/**
 * Notifies the owner of the old phone by text message that it no longer logs in, so that they can react to a takeover of the
 * account. The text contains only a masked number. A failure is logged: the phone is already changed. Call it last, because it
 * releases the database slot.
 *
 * @param change `from` is the old phone, `to` the new one or `null` if it was removed
 */
export async function notifyPhoneChange(call: Call, change: { from: string; to: string | null }): Promise<void> {
  const { deps, messageLocale: locale, requestId } = call;
  const messages = serverMessages[locale].securityNotice;
  const path = change.to === null ? 'phoneRemoved' : 'phoneChanged';
  const values = change.to === null ? {} : { phone: maskPhone(change.to) };
  const text = formatMessage(messages, locale, path, values) ?? messages[path];
  call.slot.release(); // the provider may be slow
  try {
    await deps.codes?.sendNotice({ phone: change.from, text, locale });
  } catch (error) {
    // The message of the provider's error may contain the phone.
    const name = error instanceof Error ? error.name : typeof error;
    deps.logger.error({ event: 'notice.failed', requestId, fault: { name } }, 'Could not send the security notice');
  }
}
