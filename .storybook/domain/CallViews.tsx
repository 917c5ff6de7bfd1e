import type { CallResult } from '@mallard/domain/client';
import type { ApiError } from '@mallard/domain/errors';
import { fieldMessage } from '@mallard/domain/serving';
import { useSampleLocale } from '@mallard/ui/fixtures';
import { Heading } from '@mallard/ui/Heading';
import { Inline } from '@mallard/ui/Inline';
import { Stack } from '@mallard/ui/Stack';
import { Tag } from '@mallard/ui/Tag';
import { Text } from '@mallard/ui/Text';
import { TextArea } from '@mallard/ui/TextArea';
import { type Fact, Facts, Json } from './DomainPage.tsx';
import { useDomainMessages } from './messages.ts';
import type { Exchange } from './recordExchanges.ts';

const SUCCESS = 200;

/** The requests of a call and their responses. */
export function Exchanges({ exchanges }: { exchanges: readonly Exchange[] }) {
  const t = useDomainMessages('endpoints');
  if (exchanges.length === 0) return <Text tone="muted">{t('noRequests')}</Text>;
  return exchanges.map(({ sentAt, request, response }, index) => (
    <Stack key={index} as="section" gap={8} aria-label={t('attempt', { number: index + 1 })}>
      <Inline>
        <Text size="label-strong">{t('attempt', { number: index + 1 })}</Text>
        <Tag>{t('sentAt', { milliseconds: sentAt })}</Tag>
        {response && (
          <Tag tone={response.status === SUCCESS ? 'info' : 'danger'}>{response.status ?? t('noResponse')}</Tag>
        )}
        {response && <Tag>{t('answeredAt', { milliseconds: response.at })}</Tag>}
      </Inline>
      <TextArea isReadOnly label={t('request')} value={request} />
      <TextArea isReadOnly label={t('response')} value={response?.text ?? t('waiting')} />
    </Stack>
  ));
}

/** The value of a call, or its error. */
export function Result({ result }: { result: CallResult<unknown> }) {
  const t = useDomainMessages('endpoints');
  return (
    <Stack gap={8}>
      <Heading level={2} size="label">
        {t(result.ok ? 'succeeded' : 'failed')}
      </Heading>
      {result.ok ? (
        <TextArea isReadOnly label={t('value')} rows={6} value={JSON.stringify(result.data, null, 2)} />
      ) : (
        <ErrorFacts error={result.error} />
      )}
    </Stack>
  );
}

function ErrorFacts({ error }: { error: ApiError }) {
  const t = useDomainMessages('endpoints');
  const locale = useSampleLocale();
  const { fields = {}, ...errorFields } = error as ApiError & { fields?: Readonly<Record<string, { code: string }>> };
  const facts = Object.entries(errorFields).map(
    ([name, value]): Fact => [name, typeof value === 'string' ? value : <Json key={name} value={value} />],
  );
  const fieldFacts = Object.entries(fields).map(
    ([path, { code }]): Fact => [path, `${code}: ${fieldMessage(code, locale)}`],
  );
  return (
    <>
      <Facts facts={facts} />
      <Facts title={t('fields')} facts={fieldFacts} />
    </>
  );
}
