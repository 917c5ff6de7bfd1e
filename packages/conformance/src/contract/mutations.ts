import { type GenericSchema, getDotPath, safeParse } from 'valibot';

/** An invalid value that differs in one point from a valid one. */
export interface Mutation {
  /** The change, for messages: `quantity = -1`. */
  description: string;
  value: unknown;
  /** The invalid fields, dotted; none if the whole value is invalid. */
  fields: readonly string[];
}

/** The part of a Valibot schema that is needed to traverse it. */
interface Node {
  kind?: string;
  type?: string;
  entries?: Readonly<Record<string, Node>>;
  wrapped?: Node;
  item?: Node;
  options?: readonly unknown[];
  pipe?: readonly Node[];
  requirement?: unknown;
  metadata?: { readonly maxLength?: unknown };
}

interface Candidate {
  description: string;
  value: unknown;
}

/** Invalid for nearly every schema; valid ones are removed later. */
const oddValues: readonly unknown[] = [
  null,
  '',
  ' ',
  'mallard',
  12345,
  -1,
  1.5,
  1e21,
  true,
  [],
  {},
  ['mallard'],
  { mallard: 1 },
  '\u0000',
  'a\ud800b',
];

/**
 * Traverses a schema and changes a valid value in every way that its entries and limits suggest, one at a time: fields
 * missing, of other types, too long, out of range, too many, unknown.
 *
 * @param valid a value that `schema` accepts
 * @returns only values that the schema refuses
 */
export function mutationsOf(schema: GenericSchema, valid: unknown): Mutation[] {
  return mutationsThatBreak(schema, candidatesOf(schema as unknown as Node, valid, ''));
}

/** Does the same for a query string, in which every value is text. */
export function queryMutationsOf(schema: GenericSchema, valid: Readonly<Record<string, unknown>>): Mutation[] {
  const texts = Object.fromEntries(Object.entries(valid).map(([name, value]) => [name, String(value)]));
  const asText = candidatesOf(schema as unknown as Node, texts, '').flatMap(({ description, value }) => {
    if (!isRecord(value)) return [];
    const entries = Object.entries(value).map(([name, entry]) => [name, textOf(entry)] as const);
    // A URL cannot contain a lone surrogate.
    return entries.every(([, text]) => text !== undefined && !/\p{Surrogate}/u.test(text))
      ? [{ description, value: Object.fromEntries(entries) }]
      : [];
  });
  return mutationsThatBreak(schema, asText);
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

function mutationsThatBreak(schema: GenericSchema, candidates: readonly Candidate[]): Mutation[] {
  const seen = new Set<string>();
  return candidates.flatMap(({ description, value }) => {
    const text = JSON.stringify(value);
    const result = safeParse(schema, value);
    if (result.success || seen.has(text)) return [];
    seen.add(text);
    // A list instead of an object has no fields that a refusal could name.
    const issues = isRecord(value) ? result.issues : [];
    const fields = issues.map((issue) => getDotPath(issue)).filter((path) => path !== null);
    return [{ description, value, fields: [...new Set(fields)] }];
  });
}

function candidatesOf(node: Node, valid: unknown, path: string): Candidate[] {
  if (node.wrapped) return candidatesOf(node.wrapped, valid, path);
  return [
    ...(node.entries ? entryCandidates(node.entries, isRecord(valid) ? valid : {}, path) : []),
    ...(node.item ? listCandidates(node, Array.isArray(valid) ? valid : [], path) : []),
    ...limitsOf(node).map((value) => set(path, value)),
    ...oddValues.map((value) => set(path, value)),
  ];
}

function entryCandidates(
  entries: Readonly<Record<string, Node>>,
  valid: Readonly<Record<string, unknown>>,
  path: string,
): Candidate[] {
  const pathOf = (name: string) => (path === '' ? name : `${path}.${name}`);
  const without = (name: string) => Object.fromEntries(Object.entries(valid).filter(([other]) => other !== name));
  return [
    { description: `an unknown field ${pathOf('mallard')}`, value: { ...valid, mallard: 1 } },
    ...Object.entries(entries).flatMap(([name, entry]) => [
      { description: `no ${pathOf(name)}`, value: without(name) },
      ...candidatesOf(entry, valid[name], pathOf(name)).map(({ description, value }) => ({
        description,
        value: { ...valid, [name]: value },
      })),
    ]),
  ];
}

function listCandidates(node: Node, valid: readonly unknown[], path: string): Candidate[] {
  const [first] = valid;
  const broken = node.item ? candidatesOf(node.item, first, `${path}.0`) : [];
  return [
    ...broken.map(({ description, value }) => ({ description, value: [value, ...valid.slice(1)] })),
    ...requirementsOf(node, 'max_length').map((most) => ({
      description: `${path} with ${most + 1} entries`,
      value: Array(most + 1).fill(first),
    })),
  ];
}

/** Returns values just beyond the limits of the schema. */
function limitsOf(node: Node): unknown[] {
  return [
    ...longestOf(node).map((most) => 'x'.repeat(most + 1)),
    ...longestOf(node).map((most) => '鸭'.repeat(most + 1)),
    ...requirementsOf(node, 'min_value').map((least) => least - 1),
    ...requirementsOf(node, 'max_value').map((most) => most + 1),
    ...requirementsOf(node, 'max_entries').map((most) =>
      Object.fromEntries(Array.from({ length: most + 1 }, (_, index) => [`k${index}`, 'v'])),
    ),
  ];
}

/**
 * Returns the maximum characters of a text: of Valibot's own check, or from the documentation of one that counts code
 * points.
 */
function longestOf(node: Node): number[] {
  const documented = (node.pipe ?? []).map(({ metadata }) => metadata?.maxLength);
  return [...requirementsOf(node, 'max_length'), ...documented.filter((most) => typeof most === 'number')];
}

/** Returns the numbers of all checks of one type, in this schema and in its pipe. */
function requirementsOf(node: Node, type: string): number[] {
  const ownLimits = node.type === type && typeof node.requirement === 'number' ? [node.requirement] : [];
  const steps = (node.pipe ?? []).filter((step) => step !== node);
  return [...new Set([...ownLimits, ...steps.flatMap((step) => requirementsOf(step, type))])];
}

function set(path: string, value: unknown): Candidate {
  const text = JSON.stringify(value);
  return {
    description: `${path || 'the whole'} = ${text.length > 60 ? `${text.slice(0, 60)}… (${text.length})` : text}`,
    value,
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
