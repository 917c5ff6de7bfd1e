import { useToasts } from '@mallard/ui/Toast';
import { useLazyPart } from '@mallard/ui/useLazyPart';
import type { ComponentType } from 'react';
import { useTranslation } from '../i18n/useTranslation.ts';

/**
 * Brings a dialog when it is first opened. If its code cannot be loaded, it closes and the shopper may load the page anew:
 * most browsers keep such a failure as long as the page lives, and after a deploy the code has another address.
 */
export function useLazyDialog<Props>(
  load: () => Promise<ComponentType<Props>>,
  isOpen: boolean,
  close: () => void,
): ComponentType<Props> | undefined {
  const { t } = useTranslation('errors');
  const toasts = useToasts();
  return useLazyPart(load, isOpen, () => {
    close();
    toasts.show({
      message: t('part'),
      tone: 'danger',
      until: 'screenChange',
      key: 'part',
      action: { label: t('reload'), onAction: () => window.location.reload() },
    });
  }).Part;
}
