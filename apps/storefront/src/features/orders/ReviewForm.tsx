import type { OrderItem } from '@mallard/domain/contract';
import { getOrder, getProduct, listOrders, listReviews, reviewOrder } from '@mallard/domain/endpoints';
import { Button } from '@mallard/ui/Button';
import { InlineAlert } from '@mallard/ui/InlineAlert';
import { type ReviewDrafts, ReviewForm as ReviewFields } from '@mallard/ui/ReviewForm';
import { Stack } from '@mallard/ui/Stack';
import { Text } from '@mallard/ui/Text';
import { useToasts } from '@mallard/ui/Toast';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { endpointKey } from '../../data/endpointQuery.ts';
import { useErrorText } from '../../data/useErrorText.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../navigation/routes.ts';
import { useSingle } from '../../react/useSingle.ts';
import { useUnsaved } from '../../screen/useUnsaved.ts';
import { useServices } from '../../services/services.ts';
import { isEmptyReview, type StoredReview, useReviewDrafts } from './useReviewDrafts.ts';
import { useReviewPhotos } from './useReviewPhotos.ts';

interface ReviewFormProps {
  orderUuid: string;
  items: readonly OrderItem[];
}

/** The reviews of an order, stored as a draft until they are sent. Shows a message about the draft on leaving and returning. */
export function ReviewForm({ orderUuid, items }: ReviewFormProps) {
  const { t } = useTranslation('orders');
  const toasts = useToasts();
  const drafts = useReviewDrafts(orderUuid);
  const isChanged = useRef(false);
  /** Key of the form. It changes when a draft is discarded or restored, which remounts the form. */
  const [formKey, setFormKey] = useState(0);

  const showDraftToast = useEffectEvent(() => {
    if (!isChanged.current || isEmptyReview(drafts.read())) return;
    const resume = { label: t('review.resume'), href: paths.review(orderUuid) };
    toasts.show({ message: t('review.draftSaved'), action: resume, key: 'reviewDraft' });
  });
  useEffect(() => () => showDraftToast(), []);

  function discard() {
    const discarded = drafts.read();
    drafts.forget();
    setFormKey(formKey + 1);
    const undo = () => {
      drafts.restore(discarded);
      setFormKey(formKey + 2);
    };
    toasts.show({
      message: t('review.draftDiscarded'),
      tone: 'info',
      action: { label: t('review.undo'), onAction: undo },
      key: 'reviewDraft',
    });
  }

  return (
    <ReviewDraftForm
      key={formKey}
      orderUuid={orderUuid}
      items={items}
      drafts={drafts}
      onChange={() => {
        isChanged.current = true;
      }}
      onDiscard={discard}
    />
  );
}

interface ReviewDraftFormProps extends ReviewFormProps {
  drafts: ReturnType<typeof useReviewDrafts>;
  /** Called when the text, the rating or the photos change. */
  onChange: () => void;
  /** Called when the shopper discards the draft. */
  onDiscard: () => void;
}

/** Ratings, text and photos for each line item, sent together. The text and uploaded photos survive a reload. */
function ReviewDraftForm({ orderUuid, items, drafts, onChange, onDiscard }: ReviewDraftFormProps) {
  const { t } = useTranslation('orders');
  const { client, queryClient, navigation } = useServices();
  const toasts = useToasts();
  const errorText = useErrorText();
  const [initialDraft] = useState<StoredReview>(drafts.read);
  const [isRestored, setRestored] = useState(() => !isEmptyReview(initialDraft));
  const ids = items.map(({ id }) => id);
  const { imagesOf, storablePhotos, ...photoProps } = useReviewPhotos(ids, initialDraft.photos);
  const [lostPhotos, setLostPhotos] = useState(initialDraft.unsentPhotos);
  /** Whether the draft is only in memory, because storage is not available. */
  const [isOnlyInMemory, setOnlyInMemory] = useState(false);
  const markUnsaved = useUnsaved();
  /** Compared as text, because the upload queues create new objects even when the photos are the same. */
  const photosText = JSON.stringify(storablePhotos);
  const storedPhotos = useRef(photosText);
  useEffect(() => {
    // Text and uploaded photos are stored on the device, files in the queue are not.
    markUnsaved(storablePhotos.unsentPhotos > 0 || isOnlyInMemory);
    if (storedPhotos.current !== photosText) {
      setOnlyInMemory(drafts.savePhotos(storablePhotos) === 'memory');
      onChange();
    }
    storedPhotos.current = photosText;
  });
  const send = useMutation({
    mutationFn: ({ byItem, isAnonymous }: ReviewDrafts) =>
      client.call(reviewOrder, {
        body: {
          orderUuid,
          reviews: items.map(({ id }) => ({
            orderItemUuid: id,
            imageUuids: imagesOf(id),
            isAnonymous,
            rating: byItem[id]?.rating ?? 0,
            content: byItem[id]?.content ?? '',
          })),
        },
      }),
    onSuccess: async () => {
      drafts.forget();
      markUnsaved(false);
      for (const endpoint of [getOrder, listOrders, getProduct, listReviews])
        void queryClient.invalidateQueries({ queryKey: endpointKey(endpoint) });
      toasts.show({ message: t('review.done'), screen: 'next' });
      await navigation.go(paths.order(orderUuid), { replace: true });
    },
  });
  const submit = useSingle((reviews: ReviewDrafts) => send.mutateAsync(reviews).catch(() => undefined));
  const fields = (
    <ReviewFields
      {...photoProps}
      items={items}
      defaultDrafts={initialDraft}
      onDraftChange={(changed) => {
        setOnlyInMemory(drafts.saveDrafts(changed) === 'memory');
        onChange();
      }}
      isPending={send.isPending}
      errorMessage={(send.error && errorText(send.error)) ?? undefined}
      onSubmit={(reviews) => void submit(reviews)}
    />
  );
  return (
    <Stack gap={16}>
      {isRestored && (
        <InlineAlert
          title={t('review.draftRestored')}
          actions={
            <Button variant="quiet" size="sm" isDisabled={send.isPending} onPress={onDiscard}>
              {t('review.discardDraft')}
            </Button>
          }
          onDismiss={() => setRestored(false)}
        >
          {t('review.draftRestoredHint')}
        </InlineAlert>
      )}
      {lostPhotos > 0 && (
        <InlineAlert
          tone="warning"
          title={t('review.lostPhotos', { count: lostPhotos })}
          onDismiss={() => {
            drafts.savePhotos(storablePhotos);
            setLostPhotos(0);
          }}
        >
          {t('review.lostPhotosHint')}
        </InlineAlert>
      )}
      {fields}
      {!isOnlyInMemory && (
        <Text size="small" tone="muted">
          {t('review.draftStored')}
        </Text>
      )}
    </Stack>
  );
}
