export { ReviewForm, type ReviewFormProps } from '../commerce/ReviewForm/ReviewForm.tsx';
export { reviewFormWords } from '../commerce/ReviewForm/ReviewForm.words.ts';
export type { ReviewPhotoEvents } from '../commerce/ReviewForm/ReviewFormItem.tsx';
export type { ReviewDraft, ReviewDrafts, ReviewSubject, ReviewUploads } from '../commerce/ReviewForm/reviewDraft.ts';
