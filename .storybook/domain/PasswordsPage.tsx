import { type HashPasswordOptions, hashPassword, MAX_ITERATIONS } from '@mallard/domain/password';
import { textLength, validatePassword } from '@mallard/domain/validation';
import { Button } from '@mallard/ui/Button';
import { Text } from '@mallard/ui/Text';
import { TextField } from '@mallard/ui/TextField';
import { useState } from 'react';
import { DomainPage, type Fact, Facts, Json } from './DomainPage.tsx';
import { AmountField, Choice } from './fields.tsx';
import { type DomainTranslate, useDomainMessages } from './messages.ts';

const hashes = ['SHA-256', 'SHA-1'] as const;

/** A page to try `hashPassword`. */
export function PasswordsPage() {
  const t = useDomainMessages('passwords');
  const [password, setPassword] = useState('Mallard2026');
  const [salt, setSalt] = useState('mallard.v1');
  const [iterations, setIterations] = useState(10_000);
  const [hash, setHash] = useState<(typeof hashes)[number]>('SHA-256');
  const [outcome, setOutcome] = useState<readonly Fact[] | string>(t('notHashed'));
  const [isPending, setPending] = useState(false);

  async function run() {
    setPending(true);
    setOutcome(t('hashing'));
    setOutcome(await hashFacts(password, { salt, iterations, hash }, t).catch(String));
    setPending(false);
  }

  return (
    <DomainPage
      title={t('title')}
      description={t('description')}
      results={
        <>
          <Facts facts={[['validatePassword', validatePassword(password) ?? t('noProblem')]]} />
          {typeof outcome === 'string' ? <Text tone="muted">{outcome}</Text> : <Facts facts={outcome} />}
        </>
      }
    >
      <TextField label={t('password')} value={password} onChange={setPassword} autoComplete="off" />
      <TextField label={t('salt')} value={salt} onChange={setSalt} />
      <AmountField
        label={t('iterations')}
        value={iterations}
        minValue={1}
        maxValue={MAX_ITERATIONS}
        onChange={(value) => setIterations(value ?? 1)}
      />
      <Choice label={t('hash')} ids={hashes} labelOf={(id) => id} value={hash} onChange={setHash} />
      <Button isPending={isPending} onPress={() => void run()}>
        {t('run')}
      </Button>
    </DomainPage>
  );
}

/** Hashes with and without WebCrypto, and the composed and decomposed form of the password. */
async function hashFacts(
  password: string,
  options: HashPasswordOptions,
  t: DomainTranslate<'passwords'>,
): Promise<Fact[]> {
  // Loads the code for devices without WebCrypto, so that its download isn't part of the time.
  await hashPassword('load', { salt: 'load', iterations: 1, subtle: null });
  const native = await timed(() => hashPassword(password, options));
  const portable = await timed(() => hashPassword(password, { ...options, subtle: null }));
  const [composed, decomposed] = [password.normalize('NFC'), password.normalize('NFD')];
  const isSame = (await hashPassword(composed, options)) === (await hashPassword(decomposed, options));
  return [
    [t('native'), <Json key="native" value={native.value} />],
    [t('nativeTime'), t('milliseconds', { count: native.milliseconds })],
    [t('portable'), <Json key="portable" value={portable.value} />],
    [t('portableTime'), t('milliseconds', { count: portable.milliseconds })],
    [t('isSame'), t(native.value === portable.value ? 'yes' : 'no')],
    [t('codePoints'), `${textLength(composed)} / ${textLength(decomposed)}`],
    [t('isSameDecomposed'), t(isSame ? 'yes' : 'no')],
  ];
}

async function timed<T>(work: () => Promise<T>): Promise<{ value: T; milliseconds: number }> {
  const startedAt = performance.now();
  const value = await work();
  return { value, milliseconds: Math.round(performance.now() - startedAt) };
}
