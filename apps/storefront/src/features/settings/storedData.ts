import { keysOf, type StorageLike } from '@mallard/domain/storage';
import { cacheNamesOf } from '../../../worker/cachePolicy.ts';
import { readBasePath } from '../../navigation/basePath.ts';
import { LOCALE_KEY } from '../../preferences/cookies.ts';
import { MOTION_KEY } from '../../preferences/motion.ts';
import { THEME_KEY } from '../../preferences/theme.ts';

/** Kinds of data that the shop stores on a device. */
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
/** One of {@link storedKinds}. */
export type StoredKind = (typeof storedKinds)[number];

/** Summary of the stored data of one kind. */
export interface StoredDataGroup {
  kind: StoredKind;
  entries: number;
  /** Size of keys and text as UTF-16 plus file contents, without the overhead of the browser. */
  bytes: number;
  /** When the newest entry was written, milliseconds since 1970; `null` when no entry has a timestamp. */
  newest: number | null;
}

/** Kinds by the prefix of a storage key. */
const kindsByPrefix: Record<string, StoredKind> = {
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
const BYTES_PER_CODE_UNIT = 2;
const INDENT = 2;

/** Returns the kind of a storage key by its prefix, which ends at the first colon. @example kindOfKey('review:7') // 'drafts' */
export function kindOfKey(key: string): StoredKind {
  const [prefix = ''] = key.split(':');
  return Object.hasOwn(kindsByPrefix, prefix) ? (kindsByPrefix[prefix] ?? 'other') : 'other';
}

interface StoredEntry {
  kind: StoredKind;
  bytes: number;
  at: number | null;
}

/** Summarizes the stored data of a device by kind: storage entries and cached files. Kinds without entries are omitted. */
export async function listStoredData(
  areas: readonly (StorageLike | null)[],
  caches?: CacheStorage,
): Promise<StoredDataGroup[]> {
  const texts = areas
    .flatMap((area) => textsOf(area))
    .map(
      ([key, text]): StoredEntry => ({
        kind: kindOfKey(key),
        bytes: (key.length + text.length) * BYTES_PER_CODE_UNIT,
        at: timeOf(text),
      }),
    );
  const allEntries = [...texts, ...(caches ? await filesOf(caches) : [])];
  return storedKinds.flatMap((kind) => {
    const entries = allEntries.filter((entry) => entry.kind === kind);
    if (entries.length === 0) return [];
    const times = entries.flatMap(({ at }) => at ?? []);
    const bytes = entries.reduce((sum, entry) => sum + entry.bytes, 0);
    return [{ kind, entries: entries.length, bytes, newest: times.length === 0 ? null : Math.max(...times) }];
  });
}

/** Exports the storage entries as JSON. Omits the session, because anyone with the file could sign in with its tokens. */
export function exportStoredData(areas: readonly (StorageLike | null)[]): string {
  const texts = areas.flatMap((area) => textsOf(area)).filter(([key]) => kindOfKey(key) !== 'session');
  return JSON.stringify(Object.fromEntries(texts.map(([key, text]) => [key, parseJson(text)])), null, INDENT);
}

function textsOf(area: StorageLike | null): [string, string][] {
  if (!area) return [];
  return keysOf(area)
    .toSorted()
    .map((key) => [key, area.getItem(key) ?? '']);
}

async function filesOf(caches: CacheStorage): Promise<StoredEntry[]> {
  const entries = await Promise.all(
    Object.values(cacheNamesOf(readBasePath())).map(async (name) => {
      if (!(await caches.has(name))) return [];
      const responses = await (await caches.open(name)).matchAll();
      return Promise.all(responses.map(fileEntry));
    }),
  );
  return entries.flat();
}

async function fileEntry(response: Response): Promise<StoredEntry> {
  const at = Date.parse(response.headers.get('Date') ?? '');
  return { kind: 'offline', bytes: (await response.blob()).size, at: Number.isNaN(at) ? null : at };
}

/** Returns when a record was written; `null` for text that is not a record. */
function timeOf(text: string): number | null {
  const record = parseJson(text);
  if (typeof record !== 'object' || record === null || !('at' in record)) return null;
  return typeof record.at === 'number' ? record.at : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
