import { Button } from '@mallard/ui/Button';
import { Heading } from '@mallard/ui/Heading';
import { useLazyPart } from '@mallard/ui/useLazyPart';
import { useState } from 'react';
import { useTranslation } from '../i18n/useTranslation.ts';
import type { ScreenErrorPanel, ScreenErrorProps } from './ScreenErrorPanel.tsx';
import { ScreenSkeleton } from './ScreenSkeleton.tsx';
import * as styles from './shell.css.ts';

let Loaded: typeof ScreenErrorPanel | undefined;

/** Brings its drawings, which the first view does without; asked for early, they are there when the network has gone. */
export async function loadScreenError() {
  const { ScreenErrorPanel } = await import('./ScreenErrorPanel.tsx');
  Loaded = ScreenErrorPanel;
  return ScreenErrorPanel;
}

/** Stands in the place of a screen whose content could not be loaded, or is not there. */
export function ScreenError(props: ScreenErrorProps) {
  const { t } = useTranslation('errors');
  const [isPlain, setPlain] = useState(false);
  const { Part } = useLazyPart(loadScreenError, !Loaded && !isPlain, () => setPlain(true));
  const Panel = Loaded ?? Part;
  if (Panel) return <Panel {...props} />;
  if (!isPlain) return <ScreenSkeleton title={t('page')} />;
  return (
    <div role="alert" className={styles.skeleton}>
      <Heading level={1}>{props.title ?? t('page')}</Heading>
      {props.children}
      <Button onPress={props.onRetry ?? (() => window.location.reload())}>{t('reload')}</Button>
    </div>
  );
}
