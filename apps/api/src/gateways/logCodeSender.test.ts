import { describe, expect, it } from 'vitest';
import { createLogger } from '../http/logging/createLogger.ts';
import { createLogCodeSender } from './logCodeSender.ts';

const PHONE = '13875318642';
const CODE = '290290';

/** Parts of the phone that are long enough to recognize it. */
const phoneParts = Array.from({ length: PHONE.length - 2 }, (_, start) => PHONE.slice(start, start + 3));

function recordedSender() {
  const lines: Record<string, unknown>[] = [];
  const write = (line: string) => {
    // Its digits may be those of the phone.
    const { ts: _, ...rest } = JSON.parse(line);
    lines.push(rest);
  };
  return { sender: createLogCodeSender(createLogger('debug', { write })), lines };
}

describe('the log of verification codes', { tags: ['P17'] }, () => {
  it('contains the code, and of the phone only the last two digits', async () => {
    const { sender, lines } = recordedSender();
    await sender.send({ phone: PHONE, code: CODE, locale: 'zh-CN' });
    expect(lines).toMatchObject([{ event: 'code.sent', to: '…42', code: CODE }]);
    for (const part of phoneParts) expect(JSON.stringify(lines)).not.toContain(part);
  });

  it('contains no text of a notice, and of the phone only the last two digits', async () => {
    const { sender, lines } = recordedSender();
    await sender.sendNotice({ phone: PHONE, text: `canary7531 ${PHONE}`, locale: 'en-US' });
    expect(lines).toMatchObject([{ event: 'notice.sent', to: '…42' }]);
    for (const part of ['canary7531', ...phoneParts]) expect(JSON.stringify(lines)).not.toContain(part);
  });
});
