import type { QrModules } from '@mallard/ui/QrPayPanel';
import encodeQR from 'qr';

/** Returns the modules of a QR code for a text, without a margin. */
export function renderQrCode(text: string): QrModules {
  // The library always adds a margin of at least one module.
  const framed = encodeQR(text, 'raw', { ecc: 'medium', border: 1 });
  return framed.slice(1, -1).map((row) => row.slice(1, -1));
}
