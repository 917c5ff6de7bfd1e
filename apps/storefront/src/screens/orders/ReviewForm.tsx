import { getOrder, getProduct, listOrders, listReviews, type OrderItem, reviewOrder } from '@mallard/domain/contract';
import { toApiError } from '@mallard/domain/errors';
import { Button } from '@mallard/ui/Button';
import { Checkbox } from '@mallard/ui/Checkbox';
import { Form } from '@mallard/ui/Form';
import { Radio, RadioGroup } from '@mallard/ui/RadioGroup';
import { Stack } from '@mallard/ui/Stack';
import { Text } from '@mallard/ui/Text';
import { TextArea } from '@mallard/ui/TextArea';
import { useToasts } from '@mallard/ui/Toast';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { endpointKey } from '../../data/endpointQuery.ts';
import { useErrorText } from '../../data/useErrorText.ts';
import { useFieldErrors } from '../../data/useFieldErrors.ts';
import { paths } from '../../routes.ts';
import { useServices } from '../../shell/services.ts';

const stars = [5, 4, 3, 2, 1] as const;

/** Stars and words for each line, sent together. */
export function ReviewForm({ orderUuid, items }: { orderUuid: string; items: readonly OrderItem[] }) {
  const { t } = useTranslation('orders');
  const { client, queryClient, navigation } = useServices();
  const toasts = useToasts();
  const errorText = useErrorText();
  const fieldErrors = useFieldErrors();
  const send = useMutation({
    mutationFn: (values: FormData) =>
      client.call(reviewOrder, {
        body: {
          orderUuid,
          reviews: items.map(({ id }, place) => ({
            orderItemUuid: id,
            rating: Number(values.get(`reviews.${place}.rating`)),
            content: String(values.get(`reviews.${place}.content`)),
            isAnonymous: values.has('isAnonymous'),
          })),
        },
      }),
    onSuccess: async () => {
      for (const endpoint of [getOrder, listOrders, getProduct, listReviews])
        void queryClient.invalidateQueries({ queryKey: endpointKey(endpoint) });
      toasts.show({ message: t('review.done') });
      await navigation.go(paths.order(orderUuid), { replace: true });
    },
    onError: (error) => {
      if (toApiError(error).kind !== 'BadRequest') toasts.show({ message: errorText(error), tone: 'danger' });
    },
  });
  return (
    <Form isPending={send.isPending} validationErrors={fieldErrors(send.error)} onSubmit={send.mutate}>
      {items.map((item, place) => (
        <Stack as="section" gap={12} key={item.id}>
          <Text>{item.title}</Text>
          <RadioGroup
            name={`reviews.${place}.rating`}
            label={t('review.rating')}
            defaultValue="5"
            orientation="horizontal"
          >
            {stars.map((count) => (
              <Radio key={count} value={String(count)}>
                {'★'.repeat(count)}
              </Radio>
            ))}
          </RadioGroup>
          <TextArea name={`reviews.${place}.content`} label={t('review.content')} maxLength={500} isRequired />
        </Stack>
      ))}
      <Checkbox name="isAnonymous">{t('review.anonymous')}</Checkbox>
      <Button type="submit" size="lg" isPending={send.isPending}>
        {t('review.submit')}
      </Button>
    </Form>
  );
}
