/**
 * Pattern of an id that a server created: 1 to 128 ASCII letters, digits and `-._~:@=+`, but not only dots, so that it is one
 * segment of a path.
 *
 * @example idPattern.test('1001') // true
 */
export const idPattern = /^(?!\.+$)[\w.~:@=+-]{1,128}$/;
