import type { ComponentType } from 'react';
import { type Frame, openPage, pageRoot } from './open.tsx';
import { timed } from './timed.ts';

/** A field of the form. */
export interface FormField {
  kind: 'text' | 'select' | 'checkbox';
  name: string;
  label: string;
}

export interface FormProps {
  fields: readonly FormField[];
  /** Options of all selects. */
  choices: readonly { id: string; label: string }[];
  /** Validates the form. Returns error messages by field name. */
  check: (values: FormData) => Record<string, string>;
  /** Validates one value. */
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
const choices = Array.from({ length: 8 }, (_, index) => ({ id: `choice-${index}`, label: `Choice ${index + 1}` }));

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

/** Mounts a form with twelve fields, types into one, and submits the incomplete form. */
export function show(Wrapper: Frame, Form: ComponentType<FormProps>): void {
  const root = pageRoot();
  root.render(<Wrapper>{null}</Wrapper>);
  let previousLength = 0;
  openPage({
    steps: {
      mount: () =>
        timed(() =>
          root.render(
            <Wrapper>
              <Form fields={fields} choices={choices} check={check} checkField={checkField} />
            </Wrapper>,
          ),
        ),
      unmount: () => timed(() => root.render(<Wrapper>{null}</Wrapper>)),
    },
    gestures: {
      key: {
        event: 'keydown',
        target: () => {
          const field = firstField();
          previousLength = field?.value.length ?? 0;
          return field;
        },
        isDone: () => (firstField()?.value.length ?? 0) > previousLength,
      },
      submit: {
        event: 'pointerup',
        target: () => document.querySelector('button[type="submit"]'),
        isDone: () => document.body.textContent?.includes(problemOf('privacy')) ?? false,
      },
    },
  });
}
