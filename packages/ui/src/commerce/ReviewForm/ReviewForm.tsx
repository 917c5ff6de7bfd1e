import { type Ref, useRef, useState } from 'react';
import { Button } from '../../actions/Button/Button.tsx';
import { Checkbox } from '../../forms/Checkbox/Checkbox.tsx';
import { Form, type FormProps } from '../../forms/Form/Form.tsx';
import { focusFailedPhoto } from '../../forms/Uploader/focusFailedPhoto.ts';
import { useMessages } from '../../intl/useMessages.ts';
import { joinClass } from '../../theme/joinClass.ts';
import * as styles from './ReviewForm.css.ts';
import { ReviewFormItem, type ReviewPhotoEvents } from './ReviewFormItem.tsx';
import { draftOf, type ReviewDrafts, type ReviewSubject, type ReviewUploads, uploadProblem } from './reviewDraft.ts';

export interface ReviewFormProps extends Omit<FormProps, 'children' | 'onSubmit' | 'onDirtyChange'> {
  /** Purchased products, usually the lines of one order. */
  items: readonly ReviewSubject[];
  /** Initial drafts, to continue with. */
  defaultDrafts?: ReviewDrafts | undefined;
  /** Called with all drafts on each change; store them on the device. */
  onDraftChange?: ((drafts: ReviewDrafts) => void) | undefined;
  /** Photos by the lines' ids. */
  uploads?: ReviewUploads | undefined;
  /** Shows the photo fields. */
  photoEvents?: ReviewPhotoEvents | undefined;
  /** Called with everything once it is complete and all photos are uploaded. */
  onSubmit: (drafts: ReviewDrafts) => void;
  /** Whether the network is unavailable: nothing is submitted, the draft stays. @default false */
  isOffline?: boolean | undefined;
  /** Why the last attempt failed. */
  errorMessage?: string | undefined;
  /** Maximum number of characters of a review. @default 500 */
  maxLength?: number | undefined;
  ref?: Ref<HTMLFormElement> | undefined;
}

const empty: ReviewDrafts = { byItem: {}, isAnonymous: false };
const noUploads: ReviewUploads = {};

/** Reviews of purchased products: stars, text and photos for each, optionally anonymous. */
export function ReviewForm(props: ReviewFormProps) {
  const {
    items,
    defaultDrafts = empty,
    onDraftChange,
    uploads = noUploads,
    photoEvents,
    onSubmit,
    isOffline = false,
    errorMessage,
    maxLength = 500,
    isPending = false,
    className,
    ...elementProps
  } = props;
  const t = useMessages('orders', 'ReviewForm');
  const [drafts, setDrafts] = useState(defaultDrafts);
  const [isTried, setTried] = useState(false);
  const foot = useRef<HTMLDivElement>(null);
  const problem = uploadProblem(uploads);
  const disabledReasons = { failed: t('uploadFailed'), uploading: t('stillUploading') };
  const disabledReason = isOffline ? t('offline') : problem && disabledReasons[problem];
  const failure = (isTried ? disabledReason : undefined) ?? errorMessage;

  function change(next: ReviewDrafts) {
    setDrafts(next);
    onDraftChange?.(next);
  }

  function submit() {
    setTried(true);
    if (disabledReason === undefined) onSubmit(drafts);
    // If waiting is enough, the focus stays on the button for another press.
    else if (problem === 'failed' && !isOffline) focusFailedPhoto(foot.current?.closest('form'));
  }

  return (
    <Form {...elementProps} isPending={isPending} className={joinClass(styles.root, className)} onSubmit={submit}>
      {items.map((item) => (
        <ReviewFormItem
          key={item.id}
          item={item}
          draft={draftOf(drafts, item.id)}
          onDraftChange={(draft) => change({ ...drafts, byItem: { ...drafts.byItem, [item.id]: draft } })}
          photos={uploads[item.id] ?? []}
          photoEvents={photoEvents}
          maxLength={maxLength}
          isOffline={isOffline}
        />
      ))}
      <div ref={foot} className={styles.foot}>
        <Checkbox
          name="isAnonymous"
          isSelected={drafts.isAnonymous}
          description={t('anonymousHint')}
          onChange={(isAnonymous) => change({ ...drafts, isAnonymous })}
        >
          {t('anonymous')}
        </Checkbox>
        <Button type="submit" size="lg" isFullWidth isPending={isPending} pendingLabel={t('submitting')}>
          {t('submit')}
        </Button>
        {failure !== undefined && (
          <p role="alert" className={styles.failure}>
            {failure}
          </p>
        )}
      </div>
    </Form>
  );
}
