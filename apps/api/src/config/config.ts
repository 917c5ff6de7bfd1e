import * as v from 'valibot';
import { StartupError } from './startupError.ts';

const integer = (min: number, max: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,9}$/, `must be a whole number from ${min} to ${max}`),
    v.transform(Number),
    v.minValue(min, `must be at least ${min}`),
    v.maxValue(max, `must be at most ${max}`),
  );

const origin = v.pipe(
  v.string(),
  v.check(isOrigin, 'must be scheme, host and port alone, such as https://shop.example'),
);
/** Characters that URLs contain unencoded. No segment is `.` or `..`. */
const PATH = /^(?:\/[\w~-][\w.~-]*)+$/;
const path = v.pipe(
  v.string(),
  v.regex(
    PATH,
    'must begin with a slash and not end with one, and consist of letters, digits, hyphens and slashes, such as /shop',
  ),
);
const secret = v.pipe(v.string(), v.minLength(32, 'must have at least 32 characters: try `openssl rand -hex 32`'));
const commaList = v.pipe(
  v.string(),
  v.transform((value) => value.split(',').map((entry) => entry.trim())),
);

const onOrOff = v.picklist(['on', 'off'], 'must be on or off');

const environment = v.object({
  PORT: v.optional(integer(0, 65_535), '3000'),
  HOST: v.optional(v.pipe(v.string(), v.minLength(1, 'must not be empty')), '127.0.0.1'),
  DATA_DIR: v.optional(v.pipe(v.string(), v.minLength(1, 'must not be empty')), '.data'),
  SHOP_FILE: v.optional(v.string()),
  DATABASE_URL: v.optional(
    v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\/./, 'must begin with postgres:// or postgresql://')),
  ),
  LOG_LEVEL: v.optional(
    v.picklist(
      ['fatal', 'error', 'warn', 'info', 'debug', 'silent'],
      'must be one of fatal, error, warn, info, debug, silent',
    ),
    'info',
  ),
  API_ORIGIN: v.optional(origin),
  BASE_PATH: v.optional(path),
  PUBLIC_ORIGIN: v.optional(origin),
  CORS_ORIGINS: v.optional(v.pipe(commaList, v.array(origin)), ''),
  IMAGE_ORIGINS: v.optional(v.pipe(commaList, v.array(origin)), ''),
  TOKEN_SECRET: v.optional(secret),
  PASSWORD_PEPPER: v.optional(secret),
  PASSWORD_SALT: v.optional(v.pipe(v.string(), v.minLength(1, 'must not be empty')), 'mallard.v1'),
  CALLBACK_SECRETS: v.optional(v.pipe(commaList, v.array(secret), v.maxLength(2, 'holds at most two secrets'))),
  SAMPLE_SHOP: v.optional(onOrOff, 'on'),
  PAYMENT_PROVIDER: v.optional(v.string()),
  SHIP_AFTER_SECONDS: v.optional(integer(0, 31_536_000), '20'),
  AFTER_SALE_SECONDS: v.optional(integer(0, 31_536_000), '20'),
  TRUSTED_PROXIES: v.optional(integer(0, 10), '0'),
  DRAIN_SECONDS: v.optional(integer(0, 300), '3'),
  CODES_IN_LOG: v.optional(onOrOff),
  RATE_LIMITS: v.optional(onOrOff, 'on'),
  CACHE_MB: v.optional(integer(0, 100_000), '32'),
  DEMO_ACCOUNT: v.optional(onOrOff),
  NODE_ENV: v.optional(v.string(), 'production'),
});

/** Configuration of the server. docs/running.md describes each variable. */
export interface Config {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | null;
  /** JSON file with the settings of the shop. */
  shopFile: string | null;
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent';
  /** Origin of the server that has the API; `null` if the API runs in this process. */
  apiOrigin: string | null;
  /** Public URL of the shop, if configured. */
  publicOrigin: string | null;
  /** Path below which everything is served, without a slash at its end; empty at the root of the origin. */
  basePath: string;
  /** Other origins that are allowed by CORS. */
  corsOrigins: readonly string[];
  /** Other origins that pages may load pictures from. */
  imageOrigins: readonly string[];
  /** Public salt that clients hash passwords with. Changing it invalidates all passwords. */
  passwordSalt: string;
  /** Configured secrets; missing ones are generated and stored with the data. */
  secrets: { token: string | null; pepper: string | null; callbacks: readonly string[] };
  /** Seconds after which the simulated seller ships a paid order; `null` if the shop has a real seller. */
  shipAfterSeconds: number | null;
  /** Delay of each step of the simulated seller in a return or refund; `null` if the shop has a real seller. */
  afterSaleSeconds: number | null;
  /** Module of the payment provider; `null` if none is configured. */
  paymentProvider: string | null;
  /** Number of proxies in front of this process that write `X-Forwarded-For`. */
  trustedProxies: number;
  hasRateLimits: boolean;
  /** Maximum bytes of pages in memory, and half as many of API responses; 0 stores none. */
  cacheBytes: number;
  /** Whether the shop has the sample products, simulated payments and a simulated seller. */
  hasSampleShop: boolean;
  /** Whether the account `demo` is created in a new database. */
  hasDemoAccount: boolean;
  /** Whether verification codes are written to the log instead of being sent. */
  logsCodes: boolean;
  /** Seconds that the process keeps listening after SIGTERM, while `/ready` returns 503. */
  drainSeconds: number;
  /** Whether responses are validated against their schemas, which is slow. */
  checksAnswers: boolean;
}

/**
 * Parses the environment variables.
 *
 * @throws {StartupError} with every invalid variable, the reason, and what to do
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  // Ignore empty variables: shells and compose files set them for missing values.
  const nonEmptyVariables = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = v.safeParse(environment, nonEmptyVariables);
  if (!result.success) throw new StartupError(result.issues.map(describe).join('\n'));
  const read = result.output;
  const hasSampleShop = read.SAMPLE_SHOP === 'on' && read.API_ORIGIN === undefined;
  const mayHaveShoppers = read.PUBLIC_ORIGIN?.startsWith('https:') === true;
  return {
    port: read.PORT,
    host: read.HOST,
    dataDir: read.DATA_DIR,
    databaseUrl: read.DATABASE_URL ?? null,
    shopFile: read.SHOP_FILE ?? null,
    logLevel: read.LOG_LEVEL,
    apiOrigin: read.API_ORIGIN ?? null,
    publicOrigin: read.PUBLIC_ORIGIN ?? null,
    basePath: read.BASE_PATH ?? '',
    corsOrigins: read.CORS_ORIGINS.filter((entry) => entry !== ''),
    imageOrigins: read.IMAGE_ORIGINS.filter((entry) => entry !== ''),
    passwordSalt: read.PASSWORD_SALT,
    secrets: {
      token: read.TOKEN_SECRET ?? null,
      pepper: read.PASSWORD_PEPPER ?? null,
      callbacks: read.CALLBACK_SECRETS ?? [],
    },
    shipAfterSeconds: hasSampleShop ? read.SHIP_AFTER_SECONDS : null,
    afterSaleSeconds: hasSampleShop ? read.AFTER_SALE_SECONDS : null,
    paymentProvider: read.PAYMENT_PROVIDER ?? null,
    trustedProxies: read.TRUSTED_PROXIES,
    drainSeconds: read.DRAIN_SECONDS,
    hasRateLimits: read.RATE_LIMITS === 'on',
    cacheBytes: read.CACHE_MB * 1024 * 1024,
    hasSampleShop,
    hasDemoAccount: hasSampleShop && (read.DEMO_ACCOUNT ? read.DEMO_ACCOUNT === 'on' : !mayHaveShoppers),
    logsCodes: read.CODES_IN_LOG ? read.CODES_IN_LOG === 'on' : !mayHaveShoppers,
    checksAnswers: read.NODE_ENV !== 'production',
  };
}

function describe(issue: v.BaseIssue<unknown>): string {
  const name = String(issue.path?.[0]?.key);
  return `The environment variable ${name} ${issue.message}. Correct it, or unset it to use the default.`;
}

function isOrigin(value: string): boolean {
  return value === '' || (URL.canParse(value) && new URL(value).origin === value && value.startsWith('http'));
}
