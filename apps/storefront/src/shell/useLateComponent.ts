import { useToasts } from '@mallard/ui/Toast';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

/**
 * Brings a component when it is first wanted. Unlike `lazy`, which keeps its failure for good and throws it while drawing, it
 * asks again the next time.
 *
 * @param onMissing called when its code cannot be loaded; from then on it must not be wanted
 */
export function useLateComponent<Props>(
  load: () => Promise<ComponentType<Props>>,
  isWanted: boolean,
  onMissing: () => void,
): ComponentType<Props> | undefined {
  const [component, setComponent] = useState<{ Late: ComponentType<Props> }>();
  const latest = useRef({ load, onMissing });
  useEffect(() => {
    latest.current = { load, onMissing };
  });
  const isNeeded = isWanted && !component;
  useEffect(() => {
    if (!isNeeded) return;
    let isGone = false;
    latest.current.load().then(
      (Late) => isGone || setComponent({ Late }),
      () => isGone || latest.current.onMissing(),
    );
    return () => {
      isGone = true;
    };
  }, [isNeeded]);
  return component?.Late;
}

/**
 * Brings a dialog when it is first opened. If its code cannot be loaded, it closes and the shopper may load the page anew:
 * most browsers keep such a failure as long as the page lives, and after a deploy the code has another address.
 */
export function useLateDialog<Props>(
  load: () => Promise<ComponentType<Props>>,
  isOpen: boolean,
  close: () => void,
): ComponentType<Props> | undefined {
  const { t } = useTranslation('errors');
  const toasts = useToasts();
  return useLateComponent(load, isOpen, () => {
    close();
    toasts.show({
      message: t('part'),
      tone: 'danger',
      key: 'part',
      action: { label: t('reload'), onAction: () => window.location.reload() },
    });
  });
}
