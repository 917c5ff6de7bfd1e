import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { getStateNodes } from 'xstate/graph';
import { authMachine } from '../auth/authMachine.ts';
import { cartLineMachine, cartMachine } from '../cart/cartMachine.ts';
import { checkoutMachine } from '../checkout/checkoutMachine.ts';
import { countdownMachine } from '../countdown/countdownMachine.ts';
import { networkMachine } from '../network/networkMachine.ts';
import { afterSaleMachine, orderActionMachine, ordersMachine } from '../orders/ordersMachine.ts';
import { paymentMachine, pollMachine } from '../payment/paymentMachine.ts';
import { uploadMachine } from '../upload/uploadMachine.ts';
import { watchSession } from './watchSession.ts';

const read = (path) => readFileSync(new URL(path, import.meta.url), 'utf8');
const page = read('../../../../docs/state-machines.md');

describe('docs/state-machines.md', () => {
  it.each(['watchSession.ts', 'openSession.ts', 'payWith.ts', 'PayButton.tsx', 'orderWith.ts', 'uploadWith.ts'])(
    'contains %s, which is tested here',
    (name) => {
      expect(page).toContain(`\`\`\`${name.split('.')[1]}\n${read(`./${name}`)}\`\`\``);
    },
  );

  it('contains what the example logs', async () => {
    const lines = [];
    await watchSession((line) => lines.push(line));
    expect(lines).toHaveLength(3);
    const text = page.replaceAll('\n', ' ');
    expect(text).toContain(lines.map((line) => `\`${line}\``).join(', '));
  });

  const machines = [
    authMachine,
    cartLineMachine,
    cartMachine,
    networkMachine,
    orderActionMachine,
    ordersMachine,
    afterSaleMachine,
    checkoutMachine,
    paymentMachine,
    pollMachine,
    countdownMachine,
    uploadMachine,
  ];
  it.each(machines)('contains every state of $id', (machine) => {
    const states = getStateNodes(machine.root).filter(({ type }) => type !== 'history');
    expect(states.map(({ key }) => key).filter((key) => !new RegExp(`\\b${key}\\b`).test(page))).toEqual([]);
  });
});
