import { sendContactMessage } from '@mallard/domain/endpoints';
import { toApiError } from '@mallard/domain/errors';
import { type ContactMessage, ContactPanel } from '@mallard/ui/ContactPanel';
import { CircleHelp, Headset, MessageSquare, Package } from '@mallard/ui/glyphs';
import { Stack } from '@mallard/ui/Stack';
import { Text } from '@mallard/ui/Text';
import { useMutation } from '@tanstack/react-query';
import { useErrorText } from '../../data/useErrorText.ts';
import { useFieldErrors } from '../../data/useFieldErrors.ts';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../navigation/routes.ts';
import type { ScreenModule } from '../../navigation/screenModule.ts';
import { useSingle } from '../../react/useSingle.ts';
import { PageTitle } from '../../screen/PageTitle.tsx';
import { useUnsaved } from '../../screen/useUnsaved.ts';
import { useServices } from '../../services/services.ts';
import { useIsOfferedLink } from '../../services/useIsOfferedLink.ts';
import { useOffers } from '../../services/useOffers.ts';
import { useShopTexts } from '../../services/useShopTexts.ts';
import * as styles from './Contact.css.ts';

/** Contact form. */
export const Screen: ScreenModule['Screen'] = () => {
  const { t } = useTranslation('info');
  const { client, config } = useServices();
  const { supportHours } = useShopTexts();
  const { email, phone } = config.shop.support;
  const offers = useOffers();
  const isOffered = useIsOfferedLink();
  const errorText = useErrorText();
  const fieldErrors = useFieldErrors();
  const markUnsaved = useUnsaved();
  const send = useMutation({
    mutationFn: (body: ContactMessage) => client.call(sendContactMessage, { body }),
    onSuccess: () => markUnsaved(false),
  });
  const submit = useSingle((body: ContactMessage) => send.mutateAsync(body).catch(() => undefined));
  const isAtField = send.isError && toApiError(send.error).kind === 'BadRequest';
  return (
    <Stack gap={24} className={styles.page}>
      <PageTitle>{t('titles.contact')}</PageTitle>
      {offers(sendContactMessage) && <Text>{t('contact.intro')}</Text>}
      <ContactPanel
        channels={[
          ...[
            { icon: CircleHelp, label: t('contact.help'), value: t('contact.helpNote'), href: paths.help() },
            { icon: Package, label: t('contact.orders'), value: t('contact.ordersNote'), href: paths.orders() },
          ].filter(isOffered),
          ...(phone === null
            ? []
            : [
                { icon: Headset, label: t('contact.phone'), value: phone, href: `tel:${phone.replace(/[^+\d]/g, '')}` },
              ]),
          ...(email === null
            ? []
            : [{ icon: MessageSquare, label: t('contact.email'), value: email, href: `mailto:${email}` }]),
        ]}
        channelsTitle={t('contact.quickHelp')}
        hours={supportHours === '' ? undefined : supportHours}
        onSubmit={offers(sendContactMessage) ? (body) => void submit(body) : undefined}
        isPending={send.isPending}
        isSent={send.isSuccess}
        onAnother={send.reset}
        onDirtyChange={markUnsaved}
        validationErrors={fieldErrors(send.error)}
        errorMessage={send.isError && !isAtField ? (errorText(send.error) ?? undefined) : undefined}
      />
    </Stack>
  );
};

export const meta: ScreenModule['meta'] = ({ t }) => ({
  title: t('info:titles.contact'),
  description: t('info:descriptions.contact'),
  canonical: paths.contact(),
});
