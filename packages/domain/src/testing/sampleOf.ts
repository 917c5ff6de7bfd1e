import { type GenericSchema, safeParse } from 'valibot';

interface Node {
  type?: string;
  entries?: Readonly<Record<string, GenericSchema>>;
  wrapped?: GenericSchema;
  item?: GenericSchema;
  items?: readonly GenericSchema[];
  key?: GenericSchema;
  value?: GenericSchema;
  options?: readonly unknown[];
  literal?: unknown;
  getter?: (input: unknown) => GenericSchema;
}

const MAX_DEPTH = 6;

/** Texts of every format in the contract, and numbers within every limit. */
const likely: readonly unknown[] = [
  '7f2b8f0e-5b0a-4b0e-9a55-0c2f5c1e7a10',
  '2026-01-01T00:00:00.000Z',
  '2026-01-01',
  '13800138000',
  '330106',
  '310000',
  '#336699',
  'duck@example.org',
  'https://duck.example',
  'f'.repeat(64),
  'data:image/webp;base64,UklGRg==',
  'Mallard',
  'EUR',
  'en-US',
  'DE',
  '',
  1,
  true,
  null,
];

/**
 * Returns a valid value for a schema: objects with every field, lists with one entry, the first option of a union.
 * Supports the schemas of the contract, not every schema.
 *
 * @throws {RangeError} when no value is valid
 */
export function sampleOf(schema: GenericSchema, depth = 0): unknown {
  const candidate = compose(schema as unknown as Node, depth);
  const found = [candidate, ...likely].find((value) => safeParse(schema, value).success);
  if (found === undefined) throw new RangeError(`No sample fits a schema of type ${schema.type}`);
  return found;
}

function compose(node: Node, depth: number): unknown {
  if (node.getter) return sampleOf(node.getter(undefined), depth + 1);
  if (node.entries)
    return Object.fromEntries(Object.entries(node.entries).map(([name, entry]) => [name, sampleOf(entry, depth + 1)]));
  if (node.items) return node.items.map((item) => sampleOf(item, depth + 1));
  // A recursive schema ends in an empty list.
  if (node.item) return depth > MAX_DEPTH && node.item.type === 'lazy' ? [] : [sampleOf(node.item, depth + 1)];
  if (node.wrapped) return sampleOf(node.wrapped, depth + 1);
  if (node.type === 'literal') return node.literal;
  if (node.type === 'picklist') return node.options?.[0];
  if (node.type === 'variant') return sampleOf(node.options?.[0] as GenericSchema, depth + 1);
  if (node.key && node.value) return { [String(sampleOf(node.key, depth + 1))]: sampleOf(node.value, depth + 1) };
  return undefined;
}
