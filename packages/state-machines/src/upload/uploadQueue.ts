import type { Uploaded } from '@mallard/domain/contract';
import type { UploadItem } from './uploadTypes.ts';

type Items = readonly UploadItem[];

/** Creates a queued item. */
export function queuedItem(id: string, file: File): UploadItem {
  return { id, name: file.name, status: 'queued', progress: undefined, failure: null, file, uploaded: null };
}

/** Creates the item of a picture that was uploaded before. */
export function uploadedItem(uploaded: Uploaded): UploadItem {
  const name = uploaded.url.split('/').at(-1) ?? '';
  return { id: uploaded.id, name, status: 'done', progress: undefined, failure: null, file: null, uploaded };
}

/** Returns the items with one of them changed; an unknown id changes nothing. */
export function changeItem(items: Items, id: string, change: Partial<UploadItem>): Items {
  return items.map((item) => (item.id === id ? { ...item, ...change } : item));
}

/**
 * Returns the items in a new order. Unknown ids are ignored; items without an id in the list keep their order at the
 * end.
 */
export function reorderItems(items: Items, ids: readonly string[]): Items {
  const placeOf = ({ id }: UploadItem) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  return items.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** Returns the next items to upload: the first queued ones, as many as the parallel limit allows. */
export function nextItems(items: Items, atOnce: number): Items {
  const running = items.filter(({ status }) => status === 'uploading').length;
  return items.filter(({ status }) => status === 'queued').slice(0, Math.max(0, atOnce - running));
}
