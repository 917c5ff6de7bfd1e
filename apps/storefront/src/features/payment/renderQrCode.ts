import type { QrModules } from '@mallard/ui/QrPayPanel';
import encodeQR from 'qr';

/** The squares of the QR code that a text makes, without a margin. */
export function renderQrCode(text: string): QrModules {
  // It draws a margin of one square at least.
  const framed = encodeQR(text, 'raw', { ecc: 'medium', border: 1 });
  return framed.slice(1, -1).map((row) => row.slice(1, -1));
}
