import type { PaymentMethod } from '@mallard/domain/contract';
import type { QrModules } from '@mallard/ui/QrPayPanel';
import { useEffect, useState } from 'react';
import { useServices } from '../../app/services.ts';
import { useIsWide } from '../../layout/useIsWide.ts';
import { safePayUrl } from './safePayUrl.ts';
import type { Paying } from './usePaying.ts';

const scanned: ReadonlySet<PaymentMethod | null> = new Set(['alipay', 'wechat']);

/** A code, or why there is none yet: it is on its way, or its time is over. */
export type Code = QrModules | 'coming' | 'codeExpired';

/**
 * The code that a phone scans to pay, on wide layouts: nobody can scan the phone in their hand. It is there without a press,
 * once for each method that is chosen here.
 *
 * @returns `null` where nothing is scanned, or no code can be had
 */
export function useCode({ phase, method, disabledReason, error, payUrl, isFound, pay }: Paying): Code | null {
  const { origin, isSample } = useServices();
  // The sample shop is on this device alone: no phone would find it.
  const isScanned = useIsWide() && !isSample && scanned.has(method);
  /** The code of an address; without one, it could not be drawn. */
  const [code, setCode] = useState<{ text: string; modules: QrModules | null } | null>(null);
  /** The method that an attempt was started for without a press. */
  const [started, setStarted] = useState<PaymentMethod | null>(null);
  if (started !== null && started !== method) setStarted(null);

  // After a refusal it is for the shopper to press, and an attempt from elsewhere would be closed.
  const isFree = payUrl === null && disabledReason === null && error === null && !isFound && started === null;
  const isDue = isScanned && isFree && (phase === 'ready' || phase === 'waiting');
  useEffect(() => {
    if (!isDue) return;
    setStarted(method);
    pay();
  }, [isDue, method, pay]);

  const text = isScanned && payUrl !== null ? safePayUrl(payUrl, origin) : null;
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
  if (isDue || phase === 'starting') return 'coming';
  if (text === null) return null;
  return code?.text === text ? code.modules : 'coming';
}
