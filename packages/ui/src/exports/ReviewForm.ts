export { ReviewForm, type ReviewFormProps } from '../commerce/ReviewForm/ReviewForm.tsx';
export type { ReviewPhotoEvents } from '../commerce/ReviewForm/ReviewFormItem.tsx';
export type { ReviewDraft, ReviewDrafts, ReviewSubject, ReviewUploads } from '../commerce/ReviewForm/reviewDraft.ts';
