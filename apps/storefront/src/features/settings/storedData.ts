import { keysOf, type StorageLike } from '@mallard/domain/storage';
import { CACHE_NAMES } from '../../../worker/cachePolicy.ts';
import { LOCALE_KEY } from '../../app/cookies.ts';
import { MOTION_KEY } from '../../app/motion.ts';
import { THEME_KEY } from '../../app/theme.ts';

/** What a device keeps of the shop, by what it is for. */
export const storedKinds = [
  'session',
  'preferences',
  'cart',
  'drafts',
  'searches',
  'viewed',
  'errors',
  'offline',
  'other',
] as const;
export type StoredKind = (typeof storedKinds)[number];

/** All that is kept of one kind. */
export interface StoredDataGroup {
  kind: StoredKind;
  entries: number;
  /** Of text as UTF-16, of files as they came; what a browser adds is not counted. */
  bytes: number;
  /** When the newest of it was written, milliseconds since 1970; `null` where none of it says. */
  newest: number | null;
}

/** Found by the beginning of a key. */
const kindsOfKeys: Record<string, StoredKind> = {
  token: 'session',
  refreshToken: 'session',
  userUuid: 'session',
  rememberMe: 'session',
  demo: 'session',
  [LOCALE_KEY]: 'preferences',
  [THEME_KEY]: 'preferences',
  [MOTION_KEY]: 'preferences',
  guestCart: 'cart',
  intents: 'cart',
  draftKeys: 'cart',
  checkoutChoices: 'drafts',
  orderAttempts: 'drafts',
  paymentAttempt: 'drafts',
  review: 'drafts',
  searchHistory: 'searches',
  viewedProducts: 'viewed',
  errorLog: 'errors',
  cache: 'offline',
};
const BYTES_A_UNIT = 2;
const INDENT = 2;

/** @param key up to its first colon it says what it is */
export function kindOfKey(key: string): StoredKind {
  const [head = ''] = key.split(':');
  return Object.hasOwn(kindsOfKeys, head) ? (kindsOfKeys[head] ?? 'other') : 'other';
}

interface KeptPart {
  kind: StoredKind;
  bytes: number;
  at: number | null;
}

/** Looks through what the device keeps: texts, and files for when there is no network. Kinds of which there is nothing are left out. */
export async function listStoredData(
  areas: readonly (StorageLike | null)[],
  caches?: CacheStorage,
): Promise<StoredDataGroup[]> {
  const texts = areas
    .flatMap((area) => textsOf(area))
    .map(
      ([key, text]): KeptPart => ({
        kind: kindOfKey(key),
        bytes: (key.length + text.length) * BYTES_A_UNIT,
        at: timeOf(text),
      }),
    );
  const parts = [...texts, ...(caches ? await filesOf(caches) : [])];
  return storedKinds.flatMap((kind) => {
    const own = parts.filter((part) => part.kind === kind);
    if (own.length === 0) return [];
    const times = own.flatMap(({ at }) => at ?? []);
    const bytes = own.reduce((sum, part) => sum + part.bytes, 0);
    return [{ kind, entries: own.length, bytes, newest: times.length === 0 ? null : Math.max(...times) }];
  });
}

/** Everything that is kept as text, as JSON to be saved. What signs in is left out, as whoever reads it could. */
export function exportStoredData(areas: readonly (StorageLike | null)[]): string {
  const texts = areas.flatMap((area) => textsOf(area)).filter(([key]) => kindOfKey(key) !== 'session');
  return JSON.stringify(Object.fromEntries(texts.map(([key, text]) => [key, parsed(text)])), null, INDENT);
}

function textsOf(area: StorageLike | null): [string, string][] {
  if (!area) return [];
  return keysOf(area)
    .toSorted()
    .map((key) => [key, area.getItem(key) ?? '']);
}

async function filesOf(caches: CacheStorage): Promise<KeptPart[]> {
  const found = await Promise.all(
    Object.values(CACHE_NAMES).map(async (name) => {
      if (!(await caches.has(name))) return [];
      const answers = await (await caches.open(name)).matchAll();
      return Promise.all(answers.map(partOf));
    }),
  );
  return found.flat();
}

async function partOf(answer: Response): Promise<KeptPart> {
  const at = Date.parse(answer.headers.get('Date') ?? '');
  return { kind: 'offline', bytes: (await answer.blob()).size, at: Number.isNaN(at) ? null : at };
}

/** When a record was written, if it is one. */
function timeOf(text: string): number | null {
  const record = parsed(text);
  if (typeof record !== 'object' || record === null || !('at' in record)) return null;
  return typeof record.at === 'number' ? record.at : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
