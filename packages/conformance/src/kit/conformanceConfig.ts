import { id } from '@mallard/domain/contract';
import { endpoints } from '@mallard/domain/contract/all';
import * as v from 'valibot';

const knownNames = new Set([...endpoints.map(({ name }) => name), ...endpoints.map(({ area }) => area)]);

const account = v.strictObject({ username: v.string(), password: v.string() });
const isAddress = (text: string) => /^https?:\/\/\S+$/.test(text);
const address = v.pipe(v.string(), v.check(isAddress, 'must be an http address'));
const seconds = (most: number) =>
  v.pipe(v.number('must be a number of seconds'), v.minValue(0), v.maxValue(most, `must be at most ${most}`));

/** URL of a hook with placeholders such as `{name}`; `wait` if the back end does it automatically. */
const hook = v.pipe(
  v.string(),
  v.check((text) => text === 'wait' || isAddress(text), 'must be an http address, or "wait"'),
);

/** Configuration of the kit for a back end, all optional. Cases that need a missing value are skipped. */
export const conformanceConfig = v.strictObject({
  /** An existing account. @default one that is registered for the run */
  demo: v.optional(account),
  /** Shoppers' accounts if `register` is not available. */
  accounts: v.optional(v.pipe(v.array(account), v.minLength(2, 'must name two accounts at least'))),
  /** How clients hash passwords. */
  passwordHashing: v.optional(
    v.strictObject({
      salt: v.pipe(v.string(), v.minLength(1, 'must not be empty')),
      hash: v.optional(v.picklist(['SHA-256', 'SHA-1'], 'must be SHA-256 or SHA-1')),
      iterations: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
    }),
    { salt: 'mallard.v1' },
  ),
  /** The product to buy. @default the one with the largest stock among the best sellers */
  productUuid: v.optional(
    v.pipe(
      v.string(),
      v.check((text) => v.is(id, text), 'must be an id'),
    ),
  ),
  /** The secret of payment callbacks. */
  callbackSecret: v.optional(v.string()),
  hooks: v.optional(
    v.strictObject({
      /** POST; `{paymentId}`. Not needed with `callbackSecret`. */
      approvePayment: v.optional(hook),
      /** POST; `{orderId}`. */
      ship: v.optional(hook),
      /** POST; `{afterSaleId}`. */
      approveAfterSale: v.optional(hook),
      /** GET; `{phone}`. Returns a text with the six digits in it. */
      readVerificationCode: v.optional(address),
    }),
    {},
  ),
  /** How long an order may take to change after a hook was called. */
  patienceSeconds: v.optional(seconds(300), 10),
  /** How long one response may take. */
  timeoutSeconds: v.optional(seconds(300), 30),
  /** Areas and endpoints that the back end does not have. */
  notOffered: v.optional(
    v.array(
      v.pipe(
        v.string(),
        v.check((name) => knownNames.has(name), 'is no area or endpoint'),
      ),
    ),
    [],
  ),
  /** Sent with every request, such as a key for a test system. */
  headers: v.optional(v.record(v.string(), v.string()), {}),
});
export type ConformanceConfig = v.InferOutput<typeof conformanceConfig>;

export type ConfigResult = { ok: true; config: ConformanceConfig } | { ok: false; problems: string[] };

/** Reads a configuration that was parsed as JSON. @returns a message for each error in it */
export function readConformanceConfig(value: unknown): ConfigResult {
  const result = v.safeParse(conformanceConfig, value);
  if (result.success) return { ok: true, config: result.output };
  return { ok: false, problems: result.issues.map(describe) };
}

function describe(issue: v.BaseIssue<unknown>): string {
  const path = v.getDotPath(issue) ?? 'the whole';
  if (issue.expected === 'never') return `${path} is not known here`;
  if (issue.message.startsWith('Invalid')) return `${path} must be ${issue.expected}, not ${issue.received}`;
  return `${path} ${issue.message}`;
}
