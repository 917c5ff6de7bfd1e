import type { Translate } from '../../intl/createTranslate.ts';

/**
 * Describes the recognized parts of a pasted address.
 *
 * @param fields names of the fields that were filled in
 * @param missing names of the required fields that were not found, or an empty text
 * @param unusedText the parts of the text that were not used, or an empty text
 */
export function describeRecognition(
  fields: string,
  missing: string,
  unusedText: string,
  t: Translate<'address', 'AddressForm'>,
): string {
  const result = missing === '' ? t('recognized', { fields }) : t('recognizedPartly', { fields, missing });
  return unusedText === '' ? result : t('recognizedWithRest', { result, rest: unusedText });
}
