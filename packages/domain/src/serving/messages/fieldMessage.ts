import { formatMessage } from '../../messages/formatMessage.ts';
import type { Locale } from '../../messages/locale.ts';
import { MAX_UPLOAD_BYTES } from '../../rules/uploadLimits.ts';
import { serverMessages } from './serverMessages.ts';

const BYTES_PER_MEGABYTE = 1024 * 1024;

/** Returns the message for what is wrong with a field: that of its code, or a general one. */
export function fieldMessage(code: string, locale: Locale): string {
  const { fields, errors } = serverMessages[locale];
  const values = { megabytes: MAX_UPLOAD_BYTES / BYTES_PER_MEGABYTE };
  return (
    formatMessage(fields, locale, code, values) ??
    // The code of a refused request can belong to a field, too: CODE_INVALID to the verification code.
    formatMessage(errors, locale, code) ??
    fields.OTHER
  );
}
