import { type ToastCause, useToasts } from '@mallard/ui/Toast';
import { useLazyPart } from '@mallard/ui/useLazyPart';
import type { ComponentType } from 'react';
import { useTranslation } from '../i18n/useTranslation.ts';
import { usePreload } from './usePreload.ts';

const untilOnline: ToastCause = (end) => {
  window.addEventListener('online', end);
  return () => window.removeEventListener('online', end);
};

/**
 * Loads the code of a dialog when the page is idle, or when the dialog is first opened. If that fails then, the dialog closes and a
 * toast offers to reload the page: most browsers cache a failed import for the lifetime of the document, and after a deployment the
 * file has another name. Without a network, a reload could lose the page, so the toast only names the cause.
 *
 * @example const CouponPicker = useLazyDialog(loadCouponPicker, isOpen, close);
 */
export function useLazyDialog<Props>(
  load: () => Promise<ComponentType<Props>>,
  isOpen: boolean,
  close: () => void,
): ComponentType<Props> | undefined {
  const { t } = useTranslation('errors');
  const toasts = useToasts();
  usePreload(load);
  return useLazyPart(load, isOpen, () => {
    close();
    if (!window.navigator.onLine) {
      toasts.show({ message: t('Network'), tone: 'danger', until: untilOnline, key: 'part' });
      return;
    }
    toasts.show({
      message: t('part'),
      tone: 'danger',
      until: 'screenChange',
      key: 'part',
      action: { label: t('reload'), onAction: () => window.location.reload() },
    });
  }).Part;
}
