import CryptoJS from 'crypto-js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { samePasswords } from '../testing/fieldCases.ts';
import { type HashPasswordOptions, hashPassword } from './hashPassword.ts';

/** Returns the result of CryptoJS for the same call, in the format of existing back ends. */
function cryptoJs(password: string, salt: string, hash: 'SHA-256' | 'SHA-1', iterations: number): string {
  const hasher = hash === 'SHA-1' ? CryptoJS.algo.SHA1 : CryptoJS.algo.SHA256;
  return CryptoJS.PBKDF2(password, salt, { keySize: 8, iterations, hasher }).toString();
}

const engines: [string, Pick<HashPasswordOptions, 'subtle'>][] = [
  ['with WebCrypto', {}],
  ['without WebCrypto', { subtle: null }],
];

describe.each(engines)('hashPassword %s', (_, engine) => {
  it.each([
    ['Mallard2026', 'mallard.v1', '7683817b82e808b2e08ebd5972fc6692c111db6b1c1ced10e275a2fb461e8f09'],
    ['密码Passw0rd', 'mallard.v1', 'af53b70d2a63d18c30a6b177d71190c18ed90dd506442c1a37fadaf352349c7d'],
    ['🦆duck1234', 'mallard.v1', 'b3062726c55a044106e344450f952e13d797310718ab32cc9837f832ce38420c'],
    ['a1b2c3d4', '商城盐', '34fe1d337c1b9beb3c72eb461ca4e72f3b00e6f3e9f44fde270d32a3a800e266'],
  ])('returns the known hash of %s', async (password, salt, expected) => {
    expect(await hashPassword(password, { salt, ...engine })).toBe(expected);
  });

  it('returns the known hash with SHA-1', async () => {
    expect(await hashPassword('Mallard2026', { salt: 'mallard.v1', hash: 'SHA-1', ...engine })).toBe(
      '2c13fb9a16c16d72a01c441813beb1449c17da5fa38dabf39de1298753470629',
    );
  });

  it.each([
    [
      'passwd',
      'salt',
      1,
      64,
      '55ac046e56e3089fec1691c22544b605f94185216dde0465e68b9d57c20dacbc49ca9cccf179b645991664b39d77ef317c71b845b1e30bd509112041d3a19783',
    ],
    [
      'Password',
      'NaCl',
      80_000,
      64,
      '4ddcd8f60b98be21830cee5ef22701f9641a4418d04c0414aeff08876b34ab56a1d425a1225833549adb841b51c9b3176a272bdebba1d078478f62b397f33c8d',
    ],
    ['password', 'salt', 4096, 32, 'c5e478d59288c841aa530db6845c4c8d962893a001ce4e11a4963873aa98134a'],
  ])(
    'agrees with the published vector of %s and %s, %i times',
    async (password, salt, iterations, length, expected) => {
      expect(await hashPassword(password, { salt, iterations, length, ...engine })).toBe(expected);
    },
  );

  it('normalizes the password: composed and decomposed letters agree, spaces and case count', async () => {
    const composed = 'P\u00e4ssw\u00f6rd1';
    const salt = 'mallard.v1';
    const nfc = await hashPassword(composed, { salt, ...engine });
    const nfd = await hashPassword(composed.normalize('NFD'), { salt, ...engine });
    expect(nfc).toBe('195d2d26443f1dc011449d3430e6741000390d0e118c35e230de4a48620fe026');
    expect(nfd).toBe(nfc);
    for (const [one, other] of samePasswords)
      expect(await hashPassword(one, { salt, iterations: 1, ...engine })).toBe(
        await hashPassword(other, { salt, iterations: 1, ...engine }),
      );
    const quick = { salt, iterations: 1, ...engine };
    const typed = await Promise.all(
      ['demo1234', 'Demo1234', ' demo1234', 'demo1234 '].map((one) => hashPassword(one, quick)),
    );
    expect(new Set(typed).size).toBe(4);
  });

  it.each([
    ['', 'salt'],
    ['demo1234', ''],
    ['a'.repeat(1025), 'salt'],
    ['鸭'.repeat(342), 'salt'],
  ])('refuses %s with salt %j', async (password, salt) => {
    await expect(hashPassword(password, { salt, ...engine })).rejects.toThrow(RangeError);
  });

  it.each([
    ['no rounds', { iterations: 0 }],
    ['half a round', { iterations: 1.5 }],
    ['more rounds than anybody waits for', { iterations: 10_000_001 }],
    ['a number of rounds that is none', { iterations: Number.NaN }],
    ['no bytes', { length: 0 }],
    ['half a byte', { length: 1.5 }],
    ['more bytes than anybody keeps', { length: 1025 }],
    ['a hash that is not offered', { hash: 'MD5' }],
  ])('refuses %s', async (_, options) => {
    const broken = { salt: 'salt', ...engine, ...options } as HashPasswordOptions;
    await expect(hashPassword('demo1234', broken)).rejects.toThrow(RangeError);
  });

  it('accepts up to one kilobyte', async () => {
    await expect(hashPassword('a'.repeat(1024), { salt: 'salt', iterations: 1, ...engine })).resolves.toHaveLength(64);
  });
});

describe('hashPassword', () => {
  const password = fc.string({ unit: 'binary', minLength: 1, maxLength: 40 });
  const salt = fc.string({ unit: 'binary', minLength: 1, maxLength: 20 });

  it('equals CryptoJS, with both hashes, with and without WebCrypto', async () => {
    await fc.assert(
      fc.asyncProperty(
        password,
        salt,
        fc.constantFrom('SHA-256' as const, 'SHA-1' as const),
        async (secret, grain, hash) => {
          const options = { salt: grain, hash, iterations: 7 };
          const expected = cryptoJs(secret.normalize('NFKC'), grain, hash, 7);
          expect(await hashPassword(secret, options)).toBe(expected);
          expect(await hashPassword(secret, { ...options, subtle: null })).toBe(expected);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('equals CryptoJS with all iterations', async () => {
    for (const hash of ['SHA-256', 'SHA-1'] as const)
      expect(await hashPassword('demo1234', { salt: 'mallard.v1', hash })).toBe(
        cryptoJs('demo1234', 'mallard.v1', hash, 10_000),
      );
  });
});
