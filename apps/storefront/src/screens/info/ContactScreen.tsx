import { sendContactMessage } from '@mallard/domain/contract';
import { toApiError } from '@mallard/domain/errors';
import { Button } from '@mallard/ui/Button';
import { Form } from '@mallard/ui/Form';
import { Select } from '@mallard/ui/Select';
import { Stack } from '@mallard/ui/Stack';
import { Text } from '@mallard/ui/Text';
import { TextArea } from '@mallard/ui/TextArea';
import { TextField } from '@mallard/ui/TextField';
import { useToasts } from '@mallard/ui/Toast';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../data/useErrorText.ts';
import { useFieldErrors } from '../../data/useFieldErrors.ts';
import { paths } from '../../routes.ts';
import { PageTitle } from '../../shell/PageTitle.tsx';
import type { ScreenModule } from '../../shell/screenModule.ts';
import { useServices } from '../../shell/services.ts';
import * as styles from './InfoPage.css.ts';

const topics = ['order', 'product', 'account', 'other'] as const;

/** A message to the shop. */
export const Screen: ScreenModule['Screen'] = () => {
  const { t } = useTranslation('info');
  const { client } = useServices();
  const toasts = useToasts();
  const errorText = useErrorText();
  const fieldErrors = useFieldErrors();
  const [round, setRound] = useState(0);
  const send = useMutation({
    mutationFn: (values: FormData) =>
      client.call(sendContactMessage, {
        body: {
          name: String(values.get('name')),
          contact: String(values.get('contact')),
          topic: topics.find((topic) => topic === values.get('topic')) ?? 'other',
          message: String(values.get('message')),
        },
      }),
    onSuccess: () => {
      toasts.show({ message: t('contact.sent') });
      setRound((number) => number + 1); // an empty form for the next message
    },
    onError: (error) => {
      if (toApiError(error).kind !== 'BadRequest') toasts.show({ message: errorText(error), tone: 'danger' });
    },
  });
  return (
    <Stack gap={24} className={styles.article}>
      <PageTitle>{t('titles.contact')}</PageTitle>
      <Text>{t('contact.intro')}</Text>
      <Form key={round} isPending={send.isPending} validationErrors={fieldErrors(send.error)} onSubmit={send.mutate}>
        <TextField name="name" label={t('contact.name')} autoComplete="name" maxLength={40} isRequired />
        <TextField name="contact" label={t('contact.contact')} maxLength={100} isRequired />
        <Select
          name="topic"
          label={t('contact.topic')}
          items={topics.map((id) => ({ id, label: t(`contact.topics.${id}`) }))}
        />
        <TextArea name="message" label={t('contact.message')} maxLength={1000} isRequired />
        <Button type="submit" isPending={send.isPending}>
          {t('contact.send')}
        </Button>
      </Form>
    </Stack>
  );
};

export const meta: ScreenModule['meta'] = ({ t }) => ({ title: t('info:titles.contact'), canonical: paths.contact() });
