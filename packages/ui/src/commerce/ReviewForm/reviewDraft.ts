import type { OrderItem, Picture } from '@mallard/domain/contract';
import type { UploadItem } from '../../forms/Uploader/UploadItem.ts';

/** A purchased product that can be reviewed: a line of an order. */
export interface ReviewSubject {
  /** Identifies the line in drafts and events. */
  id: string;
  title: string;
  /** Selected options of the product. */
  attributes?: OrderItem['attributes'] | undefined;
  image: Picture | null;
}

/** Draft of the review of one line. */
export interface ReviewDraft {
  /** Number of stars, 1 to 5; 0 for none yet. */
  rating: number;
  content: string;
}

/** All drafts, by the lines' ids. */
export interface ReviewDrafts {
  byItem: Readonly<Record<string, ReviewDraft>>;
  /** Whether name and picture of the buyer are hidden. */
  isAnonymous: boolean;
}

/** Photos of one line, as for `Uploader`. */
export type ReviewUploads = Readonly<Record<string, readonly UploadItem[]>>;

const noDraft: ReviewDraft = { rating: 0, content: '' };

/** Returns the draft of a line, or an empty one. */
export function draftOf(drafts: ReviewDrafts, id: string): ReviewDraft {
  return drafts.byItem[id] ?? noDraft;
}

/** Returns what prevents photos from being submitted. */
export function uploadProblem(uploads: ReviewUploads): 'failed' | 'uploading' | undefined {
  const photos = Object.values(uploads).flat();
  if (photos.some(({ status }) => status === 'failed')) return 'failed';
  return photos.some(({ status }) => status !== 'done') ? 'uploading' : undefined;
}
