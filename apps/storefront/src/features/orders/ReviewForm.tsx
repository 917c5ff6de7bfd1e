import type { OrderItem } from '@mallard/domain/contract';
import { getOrder, getProduct, listOrders, listReviews, reviewOrder } from '@mallard/domain/endpoints';
import { InlineAlert } from '@mallard/ui/InlineAlert';
import { type ReviewDrafts, ReviewForm as ReviewFields } from '@mallard/ui/ReviewForm';
import { Stack } from '@mallard/ui/Stack';
import { useToasts } from '@mallard/ui/Toast';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { paths } from '../../app/routes.ts';
import { useServices } from '../../app/services.ts';
import { useSingle } from '../../app/useSingle.ts';
import { endpointKey } from '../../data/endpointQuery.ts';
import { useErrorText } from '../../data/useErrorText.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useUnsaved } from '../../navigation/useUnsaved.ts';
import { useReviewDrafts } from './useReviewDrafts.ts';
import { useReviewPhotos } from './useReviewPhotos.ts';

/** Stars, words and photos for each line, sent together; what is written, and each photo that was sent, outlives a reload. */
export function ReviewForm({ orderUuid, items }: { orderUuid: string; items: readonly OrderItem[] }) {
  const { t } = useTranslation('orders');
  const { client, queryClient, navigation } = useServices();
  const toasts = useToasts();
  const errorText = useErrorText();
  const { first, keepDrafts, keepPhotos, forget } = useReviewDrafts(orderUuid);
  const ids = items.map(({ id }) => id);
  const { imagesOf, held, ...photos } = useReviewPhotos(ids, first.photos);
  const [lostPhotos, setLostPhotos] = useState(first.unsentPhotos);
  const markUnsaved = useUnsaved();
  const known = useRef(held);
  useEffect(() => {
    // Words and sent photos are kept on the device, files are not.
    markUnsaved(held.unsentPhotos > 0);
    if (known.current !== held) keepPhotos(held);
    known.current = held;
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
      forget();
      markUnsaved(false);
      for (const endpoint of [getOrder, listOrders, getProduct, listReviews])
        void queryClient.invalidateQueries({ queryKey: endpointKey(endpoint) });
      toasts.show({ message: t('review.done'), screen: 'next' });
      await navigation.go(paths.order(orderUuid), { replace: true });
    },
  });
  const submit = useSingle((drafts: ReviewDrafts) => send.mutateAsync(drafts).catch(() => undefined));
  const fields = (
    <ReviewFields
      {...photos}
      items={items}
      defaultDrafts={first}
      onDraftChange={keepDrafts}
      isPending={send.isPending}
      errorMessage={(send.error && errorText(send.error)) ?? undefined}
      onSubmit={(drafts) => void submit(drafts)}
    />
  );
  return (
    <Stack gap={16}>
      {lostPhotos > 0 && (
        <InlineAlert
          tone="warning"
          title={t('review.lostPhotos', { count: lostPhotos })}
          onDismiss={() => {
            keepPhotos(held);
            setLostPhotos(0);
          }}
        >
          {t('review.lostPhotosHint')}
        </InlineAlert>
      )}
      {fields}
    </Stack>
  );
}
