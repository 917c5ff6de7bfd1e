import { SIGNATURE_HEADER } from '@mallard/domain/contract';
import { type ContractCase, defineCase } from '../contractCase.ts';
import type { ContractTarget } from '../contractTarget.ts';
import { runContextOf } from '../runContext.ts';
import { prepareToBeRefused, type Scenario } from '../scenario.ts';
import { validateReason, validateRefusal } from '../validateAnswer.ts';
import { sendCall } from '../wireRequest.ts';

/** Invalid tokens: nonsense, an unsigned one, one with other characters. */
const forgedTokens = ['garbage', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.', '0'.repeat(64), 'a.b.c.d'];

/** A valid call without a token, or with a forged token or signature, is refused. */
export function accessCases(scenario: Scenario): ContractCase[] {
  const { endpoint } = scenario;
  if (endpoint.access === 'public' || endpoint.access === 'optional') return [];
  const refuses = endpoint.access === 'member' ? tryTokens : trySignatures;
  const sentence = endpoint.access === 'member' ? 'rejects callers who are not signed in' : 'rejects unsigned requests';
  return [defineCase('access', endpoint.name, sentence, refuses)];

  async function tryTokens(target: ContractTarget): Promise<void> {
    const { input, shopper } = await prepareToBeRefused(scenario, runContextOf(target));
    for (const token of [null, ...forgedTokens])
      validateReason(await sendCall(target, endpoint, input, { token }), 401, 'UNAUTHORIZED');
    // A refresh token is not an access token.
    validateRefusal(await sendCall(target, endpoint, input, { token: shopper?.refreshToken ?? 'garbage' }), 401);
  }

  async function trySignatures(target: ContractTarget): Promise<void> {
    const { input, sign } = await prepareToBeRefused(scenario, runContextOf(target));
    const signed = (await sign?.(JSON.stringify(input.body)))?.[SIGNATURE_HEADER] ?? '';
    const tampered = signed.replace(/.$/, (digit) => (digit === '0' ? '1' : '0'));
    const older = signed.replace(/t=(\d+)/, (_, seconds: string) => `t=${Number(seconds) - 1}`);
    for (const value of [null, '', 'garbage', tampered, older]) {
      const forge = async (): Promise<Record<string, string>> => (value === null ? {} : { [SIGNATURE_HEADER]: value });
      validateRefusal(await sendCall(target, endpoint, input, { sign: forge }), 400, 401, 403);
    }
  }
}
