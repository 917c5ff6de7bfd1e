import { Button } from '@mallard/ui/Button';
import { Heading } from '@mallard/ui/Heading';
import { Inline } from '@mallard/ui/Inline';
import { Stack } from '@mallard/ui/Stack';
import { Surface } from '@mallard/ui/Surface';
import { Text } from '@mallard/ui/Text';
import type { ReactNode } from 'react';
import * as styles from './domainPage.css.ts';
import { useDomainMessages } from './messages.ts';

interface DomainPageProps {
  title: string;
  description: string;
  /** Fields to change the input. */
  children: ReactNode;
  /** What the functions return. Changes are announced. */
  results: ReactNode;
}

/** A page to try functions of the domain: fields, and beside them the results. */
export function DomainPage({ title, description, children, results }: DomainPageProps) {
  const t = useDomainMessages('common');
  return (
    <Stack gap={24}>
      <Stack gap={8}>
        <Heading level={1}>{title}</Heading>
        <Text tone="muted">{description}</Text>
      </Stack>
      <div className={styles.columns}>
        <Surface as="section" padding={20} aria-label={t('input')}>
          <Stack gap={16}>{children}</Stack>
        </Surface>
        <Surface as="section" padding={20} aria-label={t('results')} aria-live="polite">
          <Stack gap={24}>{results}</Stack>
        </Surface>
      </div>
    </Stack>
  );
}

/** A name and a value to show. */
export type Fact = readonly [name: string, value: ReactNode];

/** Results by name. */
export function Facts({ title, facts }: { title?: string; facts: readonly Fact[] }) {
  if (facts.length === 0) return null;
  return (
    <Stack gap={4}>
      {title !== undefined && (
        <Heading level={2} size="label">
          {title}
        </Heading>
      )}
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name} className={styles.fact}>
            <Text as="dt" size="label" tone="subtle">
              {name}
            </Text>
            <Text as="dd" size="label">
              {value}
            </Text>
          </div>
        ))}
      </dl>
    </Stack>
  );
}

/** A value as JSON, with spaces where lines can break. */
export function Json({ value }: { value: unknown }) {
  return <code className={styles.code}>{JSON.stringify(value, null, 1).replaceAll(/\n */g, ' ')}</code>;
}

/** Buttons that fill in examples. */
export function Presets({ items }: { items: readonly { label: string; onPress: () => void }[] }) {
  const t = useDomainMessages('common');
  return (
    <Stack gap={8} role="group" aria-label={t('examples')}>
      <Text size="small" tone="muted">
        {t('examples')}
      </Text>
      <Inline>
        {items.map(({ label, onPress }) => (
          <Button key={label} size="sm" variant="quiet" onPress={onPress}>
            {label}
          </Button>
        ))}
      </Inline>
    </Stack>
  );
}

/** Returns what a call returns, or the text of the error that it throws. */
export function outcomeOf(call: () => ReactNode): ReactNode {
  try {
    return call();
  } catch (error) {
    return (
      <Text as="span" tone="danger">
        {String(error)}
      </Text>
    );
  }
}
