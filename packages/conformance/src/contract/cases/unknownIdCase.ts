import { type CallInput, createUuid } from '@mallard/domain/client';
import { type Endpoint, id } from '@mallard/domain/contract';
import type { GenericSchema } from 'valibot';
import { type ContractCase, defineCase } from '../contractCase.ts';
import { differenceOf } from '../differenceOf.ts';
import { runContextOf } from '../runContext.ts';
import { prepareToBeRefused, type Scenario } from '../scenario.ts';
import { unlike, withoutRequestId } from '../validateAnswer.ts';
import { sendCall } from '../wireRequest.ts';

const parts = ['params', 'query', 'body'] as const;

interface IdField {
  part: (typeof parts)[number];
  name: string;
}

/** Ids are opaque: one that does not exist has the same response in every form, such as a number or a UUID. */
export function unknownIdCases(scenario: Scenario): ContractCase[] {
  const { endpoint } = scenario;
  const fields = idFieldsOf(endpoint);
  if (fields.length === 0 || endpoint.access === 'signed') return [];
  return [
    defineCase('input', endpoint.name, 'has one response for an unknown id in any form', async (target) => {
      const { input, shopper, sign } = await prepareToBeRefused(scenario, runContextOf(target));
      const ask = (field: IdField, value: string) =>
        sendCall(target, endpoint, withId(input, field, value), { token: shopper?.token ?? null, sign });
      for (const field of fields) {
        const expected = await ask(field, createUuid());
        for (const value of unknownIds()) {
          const answer = await ask(field, value);
          const [one, other] = [answer, expected].map(({ status, text }) => ({
            status,
            // A call that changes something may count its changes.
            ...((endpoint.method === 'GET' || status !== 200) && { envelope: withoutRequestId(JSON.parse(text)) }),
          }));
          const asked = `${endpoint.name}, for the unknown ${field.name} "${value}" and for an unknown UUID,`;
          const difference = differenceOf(one, other, 'the response');
          if (difference) throw unlike(asked, difference);
        }
      }
    }),
  ];
}

/** Returns ids of several forms that no server has created. */
function unknownIds(): string[] {
  const digits = createUuid().replaceAll('-', '');
  const number = digits.replace(/[a-f]/g, (digit) => String(digit.charCodeAt(0) % 10)).slice(0, 15);
  return [
    `9${number}`,
    `mallard-${digits}`,
    `gid:${number}`,
    digits.toUpperCase().slice(0, 26),
    createUuid().toUpperCase(),
  ];
}

/** Returns the ids that a request has outside of lists. */
function idFieldsOf(endpoint: Endpoint): IdField[] {
  return parts.flatMap((part) =>
    Object.entries(entriesOf(endpoint[part])).flatMap(([name, schema]) => (isId(schema) ? [{ part, name }] : [])),
  );
}

function entriesOf(schema: GenericSchema | null): Readonly<Record<string, GenericSchema>> {
  return (schema as { entries?: Readonly<Record<string, GenericSchema>> } | null)?.entries ?? {};
}

function isId(schema: GenericSchema): boolean {
  const { wrapped } = schema as { wrapped?: GenericSchema };
  return schema === (id as GenericSchema) || (wrapped !== undefined && isId(wrapped));
}

function withId(input: CallInput, { part, name }: IdField, value: string): CallInput {
  return { ...input, [part]: { ...(input[part] as object), [name]: value } };
}
