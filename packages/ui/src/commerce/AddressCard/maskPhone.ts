/**
 * Hides the middle of a phone number, and its extension, so that people nearby cannot read it.
 *
 * @example maskPhone('13812342046') // '138 **** 2046'
 */
export function maskPhone(phone: string): string {
  const [, number = phone, extension = ''] = /^(.*\d{7})(-\d{1,6})$/.exec(phone) ?? [];
  const digits = number.replace(/\D/g, '').replace(/^86(?=1\d{10}$)/, '');
  return digits.length < 8 ? phone : `${digits.slice(0, 3)} **** ${digits.slice(-4)}${extension.replace(/\d/g, '*')}`;
}
