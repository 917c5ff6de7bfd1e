import type { Endpoint } from '@mallard/domain/contract';
import type { GenericSchema } from 'valibot';
import { badInputs } from '../badInputs.ts';
import { type ContractCase, defineCase } from '../contractCase.ts';
import { ContractViolation } from '../contractViolation.ts';
import { runContextOf } from '../runContext.ts';
import { prepareToBeRefused, type Scenario } from '../scenario.ts';
import { validateRefusal } from '../validateAnswer.ts';
import { sendWire, wireHeaders } from '../wireRequest.ts';

/** Maximum number of errors in one message. */
const MAX_LISTED_ERRORS = 12;

/** Everything that the endpoint's schemas refuse is refused, with the field, and without a server error. */
export function inputCases(scenario: Scenario): ContractCase[] {
  const { endpoint, prepare } = scenario;
  if (!hasInput(endpoint)) return [];
  return [
    defineCase('input', endpoint.name, 'refuses bad input', async (target) => {
      const context = runContextOf(target);
      // An unsigned request is refused for that alone.
      const isSigned = endpoint.access === 'signed';
      const { input, shopper, sign } = await (isSigned ? prepare(context) : prepareToBeRefused(scenario, context));
      const faults: string[] = [];
      for (const bad of badInputs(endpoint, input)) {
        const headers = await wireHeaders(endpoint, { token: shopper?.token ?? null, sign }, bad.body);
        const { body } = bad;
        try {
          const answer = await sendWire(target, {
            method: endpoint.method,
            path: bad.path,
            headers: { ...headers, ...bad.headers },
            ...(body === undefined ? {} : { body }),
          });
          const { fields = {} } = validateRefusal({ ...answer, call: endpoint.name }, ...bad.statuses);
          if (answer.status === 400 && bad.fields.length > 0 && !namesAny(Object.keys(fields), bad.fields))
            throw new ContractViolation(
              `data.fields must name ${bad.fields.join(' or ')}, but says ${JSON.stringify(fields)}`,
            );
        } catch (caught) {
          if (!(caught instanceof ContractViolation)) throw caught;
          faults.push(`with ${bad.description}: ${caught.message}`);
        }
      }
      if (faults.length > 0)
        throw new ContractViolation(
          [
            `${endpoint.name} must refuse bad input properly, but in ${faults.length} ways it did not:`,
            ...faults.slice(0, MAX_LISTED_ERRORS),
          ].join('\n- '),
        );
    }),
  ];
}

/** Returns whether one of the fields is named: itself, the object that it is in, or a field in it. */
function namesAny(named: readonly string[], fields: readonly string[]): boolean {
  return named.some((name) =>
    fields.some((field) => field === name || field.startsWith(`${name}.`) || name.startsWith(`${field}.`)),
  );
}

function hasInput(endpoint: Endpoint): boolean {
  const parts: (GenericSchema | null)[] = [endpoint.params, endpoint.query, endpoint.body];
  return parts.some((part) => part !== null);
}
