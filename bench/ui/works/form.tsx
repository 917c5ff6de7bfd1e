import type { ComponentType } from 'react';
import { type Frame, openPage, pageRoot } from './open.tsx';
import { timed } from './timed.ts';

/** A field of the form, in the order of the page. */
export interface FormField {
  kind: 'text' | 'select' | 'checkbox';
  name: string;
  label: string;
}

export interface FormProps {
  fields: readonly FormField[];
  /** What can be chosen in every list. */
  choices: readonly { id: string; label: string }[];
  /** What is wrong with the values, by the names of fields. */
  check: (values: FormData) => Record<string, string>;
  /** What is wrong with one value. */
  checkField: (name: string, value: string) => string | undefined;
}

const texts = ['Name', 'Phone', 'Email', 'Company', 'Street', 'Building', 'City', 'Postcode'];
const selects = ['Province', 'Delivery'];
const checkboxes = ['Terms', 'Privacy'];

const fields: readonly FormField[] = [
  ...texts.map((label) => ({ kind: 'text' as const, label, name: label.toLowerCase() })),
  ...selects.map((label) => ({ kind: 'select' as const, label, name: label.toLowerCase() })),
  ...checkboxes.map((label) => ({ kind: 'checkbox' as const, label, name: label.toLowerCase() })),
];
const choices = Array.from({ length: 8 }, (_, at) => ({ id: `choice-${at}`, label: `Choice ${at + 1}` }));

function problemOf(name: string): string {
  return `Please fill in: ${name}`;
}
function checkField(name: string, value: string): string | undefined {
  return value === '' ? problemOf(name) : undefined;
}
function check(values: FormData): Record<string, string> {
  const problems = fields.flatMap(({ name }) => {
    const problem = checkField(name, String(values.get(name) ?? ''));
    return problem === undefined ? [] : [[name, problem] as const];
  });
  return Object.fromEntries(problems);
}

function firstField(): HTMLInputElement | null {
  return document.querySelector('input:not([type="checkbox"]):not([type="hidden"])');
}

/** A form of twelve fields appears, a key is pressed in one, and it is sent while it is empty. */
export function show(Own: Frame, Form: ComponentType<FormProps>): void {
  const root = pageRoot();
  root.render(<Own>{null}</Own>);
  let before = 0;
  openPage({
    steps: {
      mount: () =>
        timed(() =>
          root.render(
            <Own>
              <Form fields={fields} choices={choices} check={check} checkField={checkField} />
            </Own>,
          ),
        ),
      unmount: () => timed(() => root.render(<Own>{null}</Own>)),
    },
    gestures: {
      key: {
        event: 'keydown',
        target: () => {
          const field = firstField();
          before = field?.value.length ?? 0;
          return field;
        },
        isDone: () => (firstField()?.value.length ?? 0) > before,
      },
      submit: {
        event: 'pointerup',
        target: () => document.querySelector('button[type="submit"]'),
        isDone: () => document.body.textContent?.includes(problemOf('privacy')) ?? false,
      },
    },
  });
}
