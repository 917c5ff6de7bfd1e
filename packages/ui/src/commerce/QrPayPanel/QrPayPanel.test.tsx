import { minor } from '@mallard/domain/money';
import { expect, it } from 'vitest';
import { conformance } from '../../testing/conformance.tsx';
import { qrPath } from './QrCode.tsx';
import { QrPayPanel } from './QrPayPanel.tsx';

conformance('QrPayPanel', (root) => (
  <QrPayPanel
    {...root}
    amount={minor(9900)}
    code={[[true, false]]}
    link="/pay"
    expiresAt={0}
    status="waiting"
    onRefresh={() => {}}
  />
));

it('draws runs of dark squares as one rectangle each, inside a margin of four', () => {
  expect(
    qrPath([
      [true, true, false],
      [false, false, true],
    ]),
  ).toBe('M4 4h2v1h-2zM6 5h1v1h-1z');
});
