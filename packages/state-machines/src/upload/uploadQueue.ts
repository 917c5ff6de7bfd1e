import type { Uploaded } from '@mallard/domain/contract';
import type { UploadItem } from './uploadTypes.ts';

type Items = readonly UploadItem[];

/** A picture that waits its turn. */
export function queuedItem(id: string, file: File): UploadItem {
  return { id, name: file.name, status: 'queued', progress: undefined, failure: null, file, uploaded: null };
}

/** A picture that the server keeps from before. */
export function keptItem(uploaded: Uploaded): UploadItem {
  const name = uploaded.url.split('/').at(-1) ?? '';
  return { id: uploaded.id, name, status: 'done', progress: undefined, failure: null, file: null, uploaded };
}

/** The items with one of them changed; an id that is gone changes nothing. */
export function changeItem(items: Items, id: string, change: Partial<UploadItem>): Items {
  return items.map((item) => (item.id === id ? { ...item, ...change } : item));
}

/** The items in a new order. Ids that are unknown count for nothing, items that are not named keep their order at the end. */
export function reorderItems(items: Items, ids: readonly string[]): Items {
  const placeOf = ({ id }: UploadItem) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  return items.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** Those whose turn it is: the first that wait, as many as may run beside those that do. */
export function nextItems(items: Items, atOnce: number): Items {
  const running = items.filter(({ status }) => status === 'uploading').length;
  return items.filter(({ status }) => status === 'queued').slice(0, Math.max(0, atOnce - running));
}
