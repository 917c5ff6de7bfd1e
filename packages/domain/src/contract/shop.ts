import * as v from 'valibot';
import { DEFAULT_CURRENCY } from '../money/createPriceFormat.ts';
import { minor } from '../money/minor.ts';
import { emailRule } from '../validation/email.ts';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '../validation/password.ts';
import defaultTexts from './defaultShop.json' with { type: 'json' };
import { field } from './field.ts';
import { paymentMethods } from './payments.ts';
import { amount, count, currencyCode, listOf, text } from './scalars.ts';

/** BCP 47 tag of a language: `en-US`. */
const languageTag = v.pipe(v.string(), v.regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, 'LANGUAGE'));

/** A text in several languages, by language tag; `{}` for none. Readers of another language get the first one. */
/* @__NO_SIDE_EFFECTS__ */
function textByLanguage(max: number) {
  return v.record(text(40, 1), text(max, 1));
}

/* @__NO_SIDE_EFFECTS__ */
function described<const S extends v.GenericSchema>(schema: S, description: string) {
  return v.pipe(schema, v.description(description));
}

const optionalName = text(60, 1);

const shippingTerms = v.object({
  fee: described(amount, 'Fee in minor units.'),
  days: described(v.tuple([count, count]), 'Days from payment to arrival: minimum, maximum.'),
});

const DEFAULT_SALT = 'mallard.v1';

/** The names of the articles that a shop can have. */
export const articleNames = ['about', 'terms', 'privacy', 'returns'] as const;
export type ArticleName = (typeof articleNames)[number];

const article = v.optional(textByLanguage(60_000));

/**
 * Settings of a shop that all of its pages depend on. Clients ignore fields that they don't know, and a field that a back
 * end leaves out has no effect: no logo, no promises, no articles.
 */
export const shop = v.object({
  name: described(
    v.pipe(
      textByLanguage(60),
      v.check((name) => Object.keys(name).length > 0, 'REQUIRED'),
    ),
    'Name of the shop by language, such as `{ "en-US": "Mallard" }`.',
  ),
  tagline: described(v.optional(textByLanguage(200), {}), 'One or two sentences about the shop, for its footer.'),
  description: described(v.optional(textByLanguage(300), {}), 'Description of the shop for search engines.'),
  logo: described(
    v.optional(v.nullable(text(500, 1)), null),
    'URL of a square picture beside the name, such as an SVG; relative to the API. `null` for the default.',
  ),
  locales: described(
    v.optional(listOf(languageTag, 50), []),
    'Tags of the languages that the shop is offered in. The first is the default. Empty: all that the client has.',
  ),
  currency: described(currencyCode, 'Currency of all amounts, which are integers of its minor unit.'),
  timeZone: described(text(60, 1), 'IANA name of the time zone in which dates are shown: `Europe/Berlin`.'),
  countries: described(
    listOf(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'COUNTRY')), 300, 1),
    'ISO 3166-1 alpha-2 codes of the countries that the shop ships to. The first is the default.',
  ),
  paymentMethods: described(
    v.optional(listOf(optionalName, 20), [...paymentMethods]),
    'Codes of the payment methods, in the order in which they are shown. Known: alipay, wechat, card.',
  ),
  paymentOrigins: described(
    v.optional(listOf(v.pipe(v.string(), v.regex(/^https?:\/\/[^/?#]+$/, 'ORIGIN')), 20), []),
    'Other origins of the pages on which payments are approved: `https://pay.example`. Clients open no `payUrl` of an origin that is neither here nor their own.',
  ),
  shippingMethods: described(
    v.object({ standard: v.optional(shippingTerms), express: v.optional(shippingTerms) }),
    'Terms of the shipping methods that the shop has, at least one.',
  ),
  freeShippingFrom: described(
    v.nullable(amount),
    'Minimum price of the products (before discounts) for free standard shipping; `null` if it is never free.',
  ),
  services: described(
    v.optional(listOf(optionalName, 20), []),
    'Services that the shop promises on its pages. Known: sevenDayReturns, breakageCovered, twoYearWarranty.',
  ),
  support: described(
    v.optional(
      v.object({
        hours: described(v.optional(textByLanguage(80), {}), 'When questions are answered: `9:00–17:00, Mon–Fri`.'),
        email: described(v.optional(v.nullable(field(emailRule)), null), 'Address for questions.'),
        phone: described(v.optional(v.nullable(text(40, 3)), null), 'Number for questions, in international form.'),
      }),
      {},
    ),
    'How shoppers reach the shop, besides the contact form.',
  ),
  company: described(
    v.optional(textByLanguage(300), {}),
    'Line at the end of every page, such as the company and its register number.',
  ),
  returnAddress: described(v.optional(textByLanguage(300), {}), 'Address that returned items are sent to.'),
  password: described(
    v.optional(
      v.object({
        minLength: described(
          v.optional(v.pipe(count, v.minValue(1, 'MIN_VALUE'), v.maxValue(64, 'MAX_VALUE')), PASSWORD_MIN_LENGTH),
          'Minimum length of a new password, in code points.',
        ),
        maxLength: described(
          v.optional(v.pipe(count, v.minValue(1, 'MIN_VALUE'), v.maxValue(128, 'MAX_VALUE')), PASSWORD_MAX_LENGTH),
          'Maximum length of a new password, in code points.',
        ),
        hashing: described(
          v.optional(
            v.nullable(
              v.object({
                salt: described(text(200, 1), 'Salt of PBKDF2; its UTF-8 bytes are used.'),
                hash: described(v.optional(v.picklist(['SHA-256', 'SHA-1']), 'SHA-256'), 'Hash function of PBKDF2.'),
                iterations: described(
                  v.optional(v.pipe(count, v.minValue(1, 'MIN_VALUE')), 10_000),
                  'Iterations of PBKDF2.',
                ),
              }),
            ),
            { salt: DEFAULT_SALT },
          ),
          'How clients hash passwords before they send them; `null` if they send them as typed.',
        ),
      }),
      {},
    ),
    'Rules for passwords.',
  ),
  articles: described(
    v.optional(v.object({ about: article, terms: article, privacy: article, returns: article }), {}),
    'Longer texts by language, in Markdown with headings (`## `), paragraphs and lists (`- `). Pages link those that exist; `{}` is a text of the client.',
  ),
  notOffered: described(
    v.optional(
      v.object({
        areas: described(v.optional(listOf(optionalName, 100), []), 'Areas without any endpoint: `coupons`.'),
        endpoints: described(v.optional(listOf(optionalName, 500), []), 'Missing endpoints of other areas.'),
      }),
      {},
    ),
    'The part of the contract that this back end does not offer. Pages hide what needs it.',
  ),
});
export type Shop = v.InferOutput<typeof shop>;

/** Settings of a shop that has none of its own: those of the sample shop. */
export const DEFAULT_SHOP: Readonly<Shop> = {
  ...defaultTexts,
  logo: null,
  locales: [],
  currency: DEFAULT_CURRENCY,
  timeZone: 'Asia/Shanghai',
  countries: ['CN'],
  paymentMethods: [...paymentMethods],
  paymentOrigins: [],
  shippingMethods: {
    standard: { fee: minor(1000), days: [2, 5] },
    express: { fee: minor(1800), days: [1, 2] },
  },
  freeShippingFrom: minor(19_900),
  services: ['sevenDayReturns', 'breakageCovered', 'twoYearWarranty'],
  company: {},
  password: {
    minLength: PASSWORD_MIN_LENGTH,
    maxLength: PASSWORD_MAX_LENGTH,
    hashing: { salt: DEFAULT_SALT, hash: 'SHA-256', iterations: 10_000 },
  },
  articles: { about: {}, terms: {}, privacy: {} },
  notOffered: { areas: [], endpoints: [] },
};
