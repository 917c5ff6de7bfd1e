import fc from 'fast-check';
import { type GenericSchema, safeParse } from 'valibot';

interface Node {
  type: string;
  entries?: Readonly<Record<string, GenericSchema>>;
  wrapped?: GenericSchema;
  item?: GenericSchema;
  options?: readonly unknown[];
}

/** Options for generated values. */
export interface ArbitraryOptions {
  /** Values by field name, or under `*` for every matching field. */
  pool: Readonly<Record<string, readonly unknown[]>>;
  /** Number of invalid values out of twelve. */
  hostility: number;
}

/**
 * Generates values for a schema: valid ones, some with missing fields, and hostile ones.
 *
 * @param name name of the field
 */
export function arbitraryOf(schema: GenericSchema, ingredients: ArbitraryOptions, name = '*'): fc.Arbitrary<unknown> {
  const { pool, hostility } = ingredients;
  const isFitting = (value: unknown) => safeParse(schema, value).success;
  const own = (pool[name] ?? []).filter(isFitting);
  const fitting = own.length > 0 ? own : (pool['*'] ?? []).filter(isFitting);
  const node = schema as unknown as Node;
  const isSimple = !node.entries && !node.item && fitting.length > 0;
  const good = isSimple ? fc.constantFrom(...fitting) : shaped(node, ingredients, name);
  return fc.oneof({ weight: 12 - hostility, arbitrary: good }, { weight: hostility, arbitrary: hostile });
}

function shaped(node: Node, ingredients: ArbitraryOptions, name: string): fc.Arbitrary<unknown> {
  const { entries, item, wrapped } = node;
  if (entries) {
    const fields: Record<string, fc.Arbitrary<unknown>> = {};
    for (const [key, entry] of Object.entries(entries)) fields[key] = arbitraryOf(entry, ingredients, key);
    const requiredKeys = Object.keys(entries).filter((key) => entries[key]?.type !== 'optional');
    const complete = fc.record(fields, { requiredKeys });
    if (ingredients.hostility === 0) return complete;
    const partial = fc.record(fields, { requiredKeys: [] });
    const extended = fc.tuple(complete, fc.dictionary(word, hostile, { maxKeys: 2 })).map(([a, b]) => ({ ...a, ...b }));
    return fc.oneof({ weight: 4, arbitrary: complete }, partial, extended);
  }
  if (item) return fc.array(arbitraryOf(item, ingredients, name), { minLength: 1, maxLength: 4 });
  if (wrapped)
    return fc.option(arbitraryOf(wrapped, ingredients, name), { nil: node.type === 'optional' ? undefined : null });
  if (node.type === 'picklist') return fc.constantFrom(...(node.options ?? []));
  if (node.type === 'number') return fc.oneof(fc.integer({ min: 1, max: 5 }), fc.nat({ max: 200 }));
  if (node.type === 'string') return fc.oneof(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 15 }), word);
  if (node.type === 'boolean') return fc.boolean();
  return hostile;
}

const word = fc.constantFrom('id', 'role', 'userId', '__proto__', 'constructor', 'isDeleted', 'price', "'; --", 'a"b');

/** Hostile values: wrong types, extremes, NUL, lone surrogates, quotes, markup, huge and deeply nested values. */
const hostile: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    '',
    ' ',
    0,
    -1,
    1.5,
    1e21,
    2 ** 53,
    -(2 ** 31),
    '\u0000',
    'a\u0000b',
    '\ud800',
    '%',
    '_',
    '\\',
    "' OR 1=1 --",
    '<script>alert(1)</script>',
    '../../etc/passwd',
    'NaN',
    '1e400',
    '0x10',
    '2026-02-30T25:61:61.000Z',
    '99999-01-01',
    '00000000-0000-0000-0000-000000000000',
    'x'.repeat(5000),
    [],
    {},
    [[[[[[]]]]]],
  ),
  fc.jsonValue({ maxDepth: 3 }),
  fc.string({ unit: 'binary', maxLength: 60 }),
);
