import { endpoints } from '@mallard/domain/contract/all';
import * as v from 'valibot';

const known = new Set([...endpoints.map(({ name }) => name), ...endpoints.map(({ area }) => area)]);

const account = v.strictObject({ username: v.string(), password: v.string() });
const isAddress = (text: string) => /^https?:\/\/\S+$/.test(text);
const address = v.pipe(v.string(), v.check(isAddress, 'must be an http address'));
const seconds = (most: number) =>
  v.pipe(v.number('must be a number of seconds'), v.minValue(0), v.maxValue(most, `must be at most ${most}`));

/** An address to call, its `{name}` filled in; `wait` where the back end does it by itself. */
const hook = v.pipe(
  v.string(),
  v.check((text) => text === 'wait' || isAddress(text), 'must be an http address, or "wait"'),
);

/** What the kit cannot know of a back end by itself. All of it may be left out; what then cannot be tried is skipped. */
export const conformanceConfig = v.strictObject({
  /** An account that exists. @default one that is registered for the run */
  demo: v.optional(account),
  /** Where nobody can register: accounts to shop with. */
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
  /** What test shoppers buy. @default the product with the most pieces among the best sold */
  productUuid: v.optional(v.pipe(v.string(), v.uuid('must be a UUID'))),
  /** The secret that payment callbacks are signed with. */
  callbackSecret: v.optional(v.string()),
  hooks: v.optional(
    v.strictObject({
      /** POST; `{paymentId}`. Not needed with `callbackSecret`. */
      approvePayment: v.optional(hook),
      /** POST; `{orderId}`. */
      ship: v.optional(hook),
      /** POST; `{afterSaleId}`. */
      approveAfterSale: v.optional(hook),
      /** GET; `{phone}`. Answers a text with the six digits in it. */
      readVerificationCode: v.optional(address),
    }),
    {},
  ),
  /** For how long an order may take to become what a hook has begun. */
  patienceSeconds: v.optional(seconds(300), 10),
  /** For how long one answer may take. */
  timeoutSeconds: v.optional(seconds(300), 30),
  /** Areas and endpoints that the back end does not have. */
  notOffered: v.optional(
    v.array(
      v.pipe(
        v.string(),
        v.check((name) => known.has(name), 'is no area or endpoint'),
      ),
    ),
    [],
  ),
  /** Sent with every request, such as a key for a test system. */
  headers: v.optional(v.record(v.string(), v.string()), {}),
});
export type ConformanceConfig = v.InferOutput<typeof conformanceConfig>;

export type ConfigResult = { ok: true; config: ConformanceConfig } | { ok: false; problems: string[] };

/** Reads a configuration that was parsed as JSON. @returns a sentence for each thing that is wrong with it */
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
