import type { Messages } from './Messages.ts';

/** Some of the messages, nested like all of them. Every plural form is allowed: languages differ in which they need. */
export type MessageChanges<T> = {
  readonly [K in keyof T]?: T[K] extends string ? string : MessageChanges<T[K]>;
} & {
  readonly [K in keyof T & string as K extends `${infer Key}_${Intl.LDMLPluralRule}`
    ? `${Key}_${Intl.LDMLPluralRule}`
    : never]?: string;
};

/**
 * Replaces some messages of a language. Call it outside of components: the provider compares messages by identity.
 *
 * @param base the messages of a language
 * @param changes the new messages, nested in the same way
 * @returns new messages; `base` stays unchanged
 * @example mergeMessages(enUS, { cart: { CartDrawer: { checkout: 'Go to checkout' } } })
 */
export function mergeMessages<T extends Partial<Messages>>(base: T, changes: MessageChanges<NoInfer<T>>): T {
  return mergeTree(base, changes) as T;
}

function mergeTree(base: object, changes: object): object {
  const merged: Record<string, unknown> = { ...base };
  for (const [key, change] of Object.entries(changes)) {
    const current = merged[key];
    const isNested = typeof change === 'object' && typeof current === 'object' && current !== null;
    merged[key] = isNested ? mergeTree(current, change) : change;
  }
  return merged;
}
