import type { PaymentMethod } from '@mallard/domain/contract';
import type { QrModules } from '@mallard/ui/QrPayPanel';
import { useEffect, useState } from 'react';
import { useIsWide } from '../../react/useIsWide.ts';
import { useServices } from '../../services/services.ts';
import { safePayUrl } from './safePayUrl.ts';
import type { Paying } from './usePaying.ts';

/** Payment methods with a QR code. */
const scannedMethods: ReadonlySet<PaymentMethod | null> = new Set(['alipay', 'wechat']);

/** The modules of a QR code, or why there is none: it is loading or expired. */
export type Code = QrModules | 'loading' | 'codeExpired';

/**
 * Returns the QR code to scan with a phone, on wide layouts only. It starts a payment automatically, once per selected method.
 *
 * @returns `null` for methods without a code, and when no code is available
 */
export function useCode({ phase, method, disabledReason, error, payUrl, isFound, pay }: Paying): Code | null {
  const { origin, isSample, config } = useServices();
  // The mock back end runs in this browser, so a phone can't reach it.
  const isScanned = useIsWide() && !isSample && scannedMethods.has(method);
  /** The code of a URL; `modules` is `null` if rendering failed. */
  const [code, setCode] = useState<{ text: string; modules: QrModules | null } | null>(null);
  /** The method for which a payment was started automatically. */
  const [started, setStarted] = useState<PaymentMethod | null>(null);
  if (started !== null && started !== method) setStarted(null);

  // Not after an error, which the shopper must retry, and not during a payment from elsewhere, which would be replaced.
  const canStart = payUrl === null && disabledReason === null && error === null && !isFound && started === null;
  const isDue = isScanned && canStart && (phase === 'ready' || phase === 'waiting');
  useEffect(() => {
    if (!isDue) return;
    setStarted(method);
    pay();
  }, [isDue, method, pay]);

  const text = isScanned && payUrl !== null ? safePayUrl(payUrl, origin, config.shop.paymentOrigins) : null;
  useEffect(() => {
    if (text === null) return;
    let isCurrent = true;
    const show = (modules: QrModules | null) => {
      if (isCurrent) setCode({ text, modules });
    };
    import('./renderQrCode.ts').then(({ renderQrCode }) => renderQrCode(text)).then(show, () => show(null));
    return () => {
      isCurrent = false;
    };
  }, [text]);

  if (!isScanned) return null;
  if (phase === 'codeExpired') return 'codeExpired';
  if (isDue || phase === 'starting') return 'loading';
  if (text === null) return null;
  return code?.text === text ? code.modules : 'loading';
}
