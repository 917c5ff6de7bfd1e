import type { CallInput, CallResult } from '@mallard/domain/client';
import { endpoints } from '@mallard/domain/contract/all';
import { testPicture } from '@mallard/domain/testing';
import { type FaultKind, faultKinds } from '@mallard/offline/faults';
import { Button } from '@mallard/ui/Button';
import { useSampleLocale } from '@mallard/ui/fixtures';
import { Inline } from '@mallard/ui/Inline';
import { Select } from '@mallard/ui/Select';
import { Stack } from '@mallard/ui/Stack';
import { Switch } from '@mallard/ui/Switch';
import { Tag } from '@mallard/ui/Tag';
import { Text } from '@mallard/ui/Text';
import { TextArea } from '@mallard/ui/TextArea';
import { useEffect, useRef, useState } from 'react';
import { Exchanges, Result } from './CallViews.tsx';
import { DomainPage } from './DomainPage.tsx';
import { faultOf, openEndpointShop } from './endpointShop.ts';
import { useDomainMessages } from './messages.ts';
import type { Exchange } from './recordExchanges.ts';

const parts = ['params', 'query', 'body'] as const;
type Texts = Partial<Record<(typeof parts)[number], string>>;

const areas = [...new Set(endpoints.map(({ area }) => area))].sort();
const endpointItems = areas.map((area) => ({
  label: area,
  items: endpoints.filter((each) => each.area === area).map(({ name }) => ({ id: name, label: name })),
}));

/** A page that calls the mock back end with the client. */
export function EndpointsPage() {
  const t = useDomainMessages('endpoints');
  const locale = useSampleLocale();
  const [shop, setShop] = useState(openEndpointShop);
  const [name, setName] = useState('addToCart');
  const [texts, setTexts] = useState<Texts>({});
  const [isSignedIn, setSignedIn] = useState(true);
  const [faultKind, setFaultKind] = useState<FaultKind>();
  const [isEveryRequest, setEveryRequest] = useState(false);
  const [exchanges, setExchanges] = useState<readonly Exchange[]>([]);
  const [result, setResult] = useState<CallResult<unknown>>();
  const [isPending, setPending] = useState(false);
  const sending = useRef(new AbortController());
  const endpoint = endpoints.find((each) => each.name === name);

  // Fills in the example, and forgets the last call.
  useEffect(() => {
    let isCurrent = true;
    setExchanges([]);
    setResult(undefined);
    setTexts({});
    if (endpoint)
      void shop.exampleOf(endpoint).then((input) => {
        if (isCurrent) setTexts(toTexts(input));
      });
    return () => {
      isCurrent = false;
      sending.current.abort();
    };
  }, [shop, endpoint]);

  if (!endpoint) return null;
  const errors = Object.fromEntries(parts.map((part) => [part, jsonError(texts[part])]));
  const isBroken = parts.some((part) => errors[part]);

  async function send() {
    if (!endpoint || isBroken) return;
    const controller = new AbortController();
    sending.current.abort();
    sending.current = controller;
    setPending(true);
    setExchanges([]);
    setResult(undefined);
    const { signal } = controller;
    const ended = await shop.send(endpoint, toInput(texts, endpoint.encoding === 'multipart'), {
      locale,
      isSignedIn,
      fault: faultKind ? faultOf(faultKind) : null,
      isEveryRequest,
      signal,
      onExchange: (next) => {
        if (!signal.aborted) setExchanges(next);
      },
    });
    setPending(false);
    if (!signal.aborted) setResult(ended);
  }

  return (
    <DomainPage
      title={t('title')}
      description={t('description')}
      results={
        <>
          {result && <Result result={result} />}
          <Exchanges exchanges={exchanges} />
        </>
      }
    >
      <Select label={t('endpoint')} items={endpointItems} value={name} onChange={setName} />
      <Stack gap={8}>
        <Inline>
          <Tag tone="info">{endpoint.method}</Tag>
          <code>{endpoint.path}</code>
        </Inline>
        <Text size="small">{endpoint.summary}</Text>
        <Text size="small" tone="muted">
          {`access: ${endpoint.access} · repeat: ${endpoint.repeat} · budget: ${endpoint.budget}`}
        </Text>
      </Stack>
      {parts.map(
        (part) =>
          texts[part] !== undefined && (
            <TextArea
              key={part}
              label={part}
              value={texts[part]}
              spellCheck={false}
              errorMessage={errors[part] && t('invalidJson', { reason: errors[part] })}
              onChange={(text) => setTexts({ ...texts, [part]: text })}
            />
          ),
      )}
      {endpoint.encoding === 'multipart' && <Text size="small">{t('picture')}</Text>}
      <Switch isSelected={isSignedIn} onChange={setSignedIn}>
        {t('signedIn')}
      </Switch>
      <Select
        label={t('fault')}
        items={[
          { id: '', label: t('noFault') },
          ...faultKinds.map((kind) => ({ id: kind, label: `${kind}: ${t(`faults.${kind}`)}` })),
        ]}
        value={faultKind ?? ''}
        onChange={(id) => setFaultKind(faultKinds.find((kind) => kind === id))}
      />
      <Switch isSelected={isEveryRequest} isDisabled={!faultKind} onChange={setEveryRequest}>
        {t('everyRequest')}
      </Switch>
      <Inline>
        <Button isPending={isPending} isDisabled={isBroken} onPress={() => void send()}>
          {t('send')}
        </Button>
        <Button variant="quiet" onPress={() => setShop(openEndpointShop())}>
          {t('startOver')}
        </Button>
      </Inline>
    </DomainPage>
  );
}

function toTexts(input: CallInput): Texts {
  return Object.fromEntries(Object.entries(input).map(([part, value]) => [part, JSON.stringify(value, null, 2)]));
}

/** @param hasPicture whether the body is a form with a picture, which JSON can't be */
function toInput(texts: Texts, hasPicture: boolean): CallInput {
  const input = Object.fromEntries(Object.entries(texts).map(([part, text]) => [part, JSON.parse(text) as unknown]));
  return hasPicture ? { ...input, body: { files: [testPicture()] } } : input;
}

/** Returns what is wrong with a JSON text. */
function jsonError(text = 'null'): string | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
