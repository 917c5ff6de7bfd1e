import { Button } from '@mallard/ui/Button';
import { Heading } from '@mallard/ui/Heading';
import { useLazyPart } from '@mallard/ui/useLazyPart';
import { useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { ScreenSkeleton } from '../../screen/ScreenSkeleton.tsx';
import * as styles from '../../screen/shell.css.ts';
import type { ScreenErrorPanel, ScreenErrorProps } from './ScreenErrorPanel.tsx';

let LoadedPanel: typeof ScreenErrorPanel | undefined;

/** Loads the error panel with its illustrations. Call it while online, so that it can be shown offline. */
export async function loadScreenError() {
  const { ScreenErrorPanel } = await import('./ScreenErrorPanel.tsx');
  LoadedPanel = ScreenErrorPanel;
  return ScreenErrorPanel;
}

/**
 * Shows an error instead of a screen whose content could not be loaded or doesn't exist. If its own code can't be loaded, it shows a
 * plain message.
 *
 * @example <ScreenError kind="notFound" link={{ href: paths.orders(), label: t('title') }} />
 */
export function ScreenError(props: ScreenErrorProps) {
  const { t } = useTranslation('errors');
  const [isPlain, setPlain] = useState(false);
  const { Part } = useLazyPart(loadScreenError, !LoadedPanel && !isPlain, () => setPlain(true));
  const Panel = LoadedPanel ?? Part;
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
