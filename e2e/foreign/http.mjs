// Requests, responses and their errors.

/** An error response: its status, its code for programs, and its invalid fields or facts. */
export class Refusal extends Error {
  /** @param {number} status @param {string} code @param {{ fields?: Record<string, string>, details?: object }} [facts] */
  constructor(status, code, { fields, details } = {}) {
    super(code);
    this.status = status;
    this.code = code;
    this.fields = fields;
    this.details = details;
  }
}

export const notFound = () => new Refusal(404, 'NOT_FOUND');

/** @param {Refusal} refusal @param {string} requestId */
export function failureBody({ status, code, fields, details }, requestId) {
  return {
    code: status,
    message: messages[code] ?? 'This is not possible.',
    data: {
      error: code,
      requestId,
      ...(fields && {
        fields: Object.fromEntries(
          Object.entries(fields).map(([name, field]) => [name, { code: field, message: 'Please check this field.' }]),
        ),
      }),
      ...(details && { details }),
    },
  };
}

const messages = /** @type {Record<string, string>} */ ({
  VALIDATION: 'Invalid request. Please check your input.',
  UNAUTHORIZED: 'Your session has expired. Please log in again.',
  BAD_CREDENTIALS: 'Wrong username or password.',
  NOT_FOUND: 'The requested resource does not exist.',
  OUT_OF_STOCK: 'There are not enough of this product.',
  PURCHASE_LIMIT: 'You have reached the purchase limit.',
  INTERNAL: 'Server error. Please try again later.',
});

/** A check of one value: returns the code of what is wrong, or the value to use. @typedef {(value: unknown) => { error: string } | { value: unknown }} Check */

/** @param {(value: any) => boolean} test @param {string} error @returns {Check} */
const rule = (test, error) => (value) => {
  if (value === undefined) return { error: 'REQUIRED' };
  return test(value) ? { value } : { error };
};

export const isId = rule((value) => typeof value === 'string' && /^(?!\.+$)[\w.~:@=+-]{1,128}$/.test(value), 'ID');
export const isUuid = rule(
  (value) => typeof value === 'string' && /^[\da-f]{8}-([\da-f]{4}-){3}[\da-f]{12}$/i.test(value),
  'UUID',
);
export const isBoolean = rule((value) => typeof value === 'boolean', 'TYPE');
export const isHash = rule((value) => typeof value === 'string' && /^[\da-f]{64}$/.test(value), 'PASSWORD_HASH');
export const isQuantity = integer(1, 999);

/** @param {number} least @param {number} most @returns {Check} */
export function integer(least, most) {
  return rule((value) => Number.isInteger(value) && value >= least && value <= most, 'INTEGER');
}

/** An integer in a query. @param {number} least @param {number} most @returns {Check} */
export const queryInteger = (least, most) => (value) => {
  const number = typeof value === 'string' && /^-?\d{1,15}$/.test(value) ? Number(value) : Number.NaN;
  return number >= least && number <= most ? { value: number } : { error: 'INTEGER' };
};

/** A boolean in a query. @type {Check} */
export const queryBoolean = (value) =>
  typeof value === 'string' && ['true', 'false', '1', '0'].includes(value)
    ? { value: value === 'true' || value === '1' }
    : { error: 'BOOLEAN' };

/** @param {readonly string[]} options @returns {Check} */
export const oneOf = (options) => rule((value) => options.includes(value), 'OPTION');

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are refused
const UNUSABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\p{Surrogate}]/u;

/** Text that people type: trimmed, without control characters. @param {number} least @param {number} most @returns {Check} */
export const text = (least, most) => (value) => {
  if (typeof value !== 'string') return { error: value === undefined ? 'REQUIRED' : 'TYPE' };
  const trimmed = value.normalize('NFC').trim();
  const { length } = [...trimmed];
  if (UNUSABLE.test(value)) return { error: 'CHARACTERS' };
  return length >= least && length <= most ? { value: trimmed } : { error: length < least ? 'REQUIRED' : 'MAX_LENGTH' };
};

/** @param {Check} check @param {unknown} [fallback] @returns {Check} */
export const optional = (check, fallback) => (value) => (value === undefined ? { value: fallback } : check(value));

/** @param {Check} check @returns {Check} */
export const nullable = (check) => (value) => (value === null ? { value } : check(value));

/**
 * Reads the fields of an object.
 *
 * @param {unknown} input
 * @param {Record<string, Check>} checks
 * @param {{ isOpen?: boolean, prefix?: string }} [options] `isOpen`: unknown fields are ignored
 * @returns {Record<string, any>}
 * @throws {Refusal} VALIDATION with the invalid fields
 */
export function read(input, checks, { isOpen = false, prefix = '' } = {}) {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    const names = Object.keys(checks);
    throw new Refusal(400, 'VALIDATION', { fields: Object.fromEntries(names.map((name) => [prefix + name, 'TYPE'])) });
  }
  /** @type {Record<string, string>} */
  const fields = {};
  /** @type {Record<string, any>} */
  const output = {};
  for (const name of Object.keys(input))
    if (!isOpen && !Object.hasOwn(checks, name)) fields[prefix + name] = 'UNKNOWN_FIELD';
  for (const [name, check] of Object.entries(checks)) {
    const result = check(Object.hasOwn(input, name) ? /** @type {any} */ (input)[name] : undefined);
    if ('error' in result) fields[prefix + name] = result.error;
    else output[name] = result.value;
  }
  if (Object.keys(fields).length > 0) throw new Refusal(400, 'VALIDATION', { fields });
  return output;
}

/** Reads a list of objects. @param {unknown} input @param {string} name @param {number} most @param {Record<string, Check>} checks */
export function readList(input, name, most, checks) {
  if (input === undefined) throw new Refusal(400, 'VALIDATION', { fields: { [name]: 'REQUIRED' } });
  if (!Array.isArray(input)) throw new Refusal(400, 'VALIDATION', { fields: { [name]: 'TYPE' } });
  if (input.length < 1 || input.length > most)
    throw new Refusal(400, 'VALIDATION', { fields: { [name]: input.length < 1 ? 'MIN_LENGTH' : 'MAX_LENGTH' } });
  return input.map((entry, index) => read(entry, checks, { prefix: `${name}.${index}.` }));
}

/** Reads one page of a list. @param {any[]} all @param {{ pageNumber: number, pageSize: number }} page */
export function pageOf(all, { pageNumber, pageSize }) {
  const items = all.slice((pageNumber - 1) * pageSize, pageNumber * pageSize);
  return { items, total: all.length, pageNumber, pageSize, totalPages: Math.ceil(all.length / pageSize) };
}

export const pageChecks = {
  pageNumber: optional(queryInteger(1, 10_000), 1),
  pageSize: optional(queryInteger(1, 100), 10),
};

const MAX_BYTES = 262_144;

/**
 * Reads the body as JSON.
 *
 * @param {import('node:http').IncomingMessage} request
 * @returns {Promise<{ text: string, value: unknown }>}
 */
export async function readBody(request) {
  const chunks = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size <= MAX_BYTES) chunks.push(chunk);
  }
  if (size > MAX_BYTES) throw new Refusal(413, 'VALIDATION');
  const body = Buffer.concat(chunks).toString('utf8');
  if (body === '') return { text: '', value: undefined };
  if (!/^application\/json\b/i.test(request.headers['content-type'] ?? '')) throw new Refusal(415, 'VALIDATION');
  try {
    return { text: body, value: JSON.parse(body) };
  } catch {
    throw new Refusal(400, 'VALIDATION');
  }
}
