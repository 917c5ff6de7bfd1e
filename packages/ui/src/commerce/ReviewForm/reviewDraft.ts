import type { OrderItem, Picture } from '@mallard/domain/contract';
import type { UploadItem } from '../../forms/Uploader/UploadItem.ts';

/** Something bought that can be reviewed: a line of an order. */
export interface ReviewSubject {
  /** Names the line in drafts and events. */
  id: string;
  title: string;
  /** What was chosen of its options. */
  attributes?: OrderItem['attributes'] | undefined;
  image: Picture | null;
}

/** What has been written about one line so far. */
export interface ReviewDraft {
  /** Stars given, 1 to 5; 0 for none yet. */
  rating: number;
  content: string;
}

/** Everything that has been written, by the lines' ids. */
export interface ReviewDrafts {
  byItem: Readonly<Record<string, ReviewDraft>>;
  /** Whether name and picture of the buyer are left out. */
  isAnonymous: boolean;
}

/** Photos of one line, as `Uploader` shows them. */
export type ReviewUploads = Readonly<Record<string, readonly UploadItem[]>>;

const noDraft: ReviewDraft = { rating: 0, content: '' };

/** The draft of a line, or an empty one. */
export function draftOf(drafts: ReviewDrafts, id: string): ReviewDraft {
  return drafts.byItem[id] ?? noDraft;
}

/** What keeps photos from being sent along. */
export function uploadProblem(uploads: ReviewUploads): 'failed' | 'uploading' | undefined {
  const photos = Object.values(uploads).flat();
  if (photos.some(({ status }) => status === 'failed')) return 'failed';
  return photos.some(({ status }) => status !== 'done') ? 'uploading' : undefined;
}
