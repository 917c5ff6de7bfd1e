/**
 * Checks the name of something new: words with a capital letter each.
 *
 * @param {string} name
 * @returns {string} the name
 * @throws {RangeError} for any other name
 */
export function readName(name) {
  if (/^(?:[A-Z][a-z]+[0-9]*)+$/.test(name)) return name;
  throw new RangeError(
    `“${name}” is no valid name. Start each word with a capital letter and use only letters and digits, such as GiftTag or QrCode.`,
  );
}

/** @param {string} name @returns {string} `giftTag` for `GiftTag` */
export function toCamelCase(name) {
  return name.charAt(0).toLowerCase() + name.slice(1);
}

/** @param {string} name @returns {string} `Gift tag` for `GiftTag` */
export function toSentence(name) {
  return name.charAt(0) + name.slice(1).replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

/** @param {string} name @returns {string} `gift-tag` for `GiftTag` */
export function toKebabCase(name) {
  return toSentence(name).toLowerCase().replaceAll(' ', '-');
}
