/// <reference types="vite/types/importMeta.d.ts" />
import { type ComponentType, type ReactElement, StrictMode, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Checkbox } from '../forms/Checkbox/Checkbox.tsx';
import { ComboBox } from '../forms/ComboBox/ComboBox.tsx';
import type { ComboBoxItem } from '../forms/ComboBox/ComboBoxItem.ts';
import { DateField } from '../forms/DateField/DateField.tsx';
import { NumberField } from '../forms/NumberField/NumberField.tsx';
import { OtpField } from '../forms/OtpField/OtpField.tsx';
import { PasswordField } from '../forms/PasswordField/PasswordField.tsx';
import { PhoneField } from '../forms/PhoneField/PhoneField.tsx';
import { Radio } from '../forms/RadioGroup/Radio.tsx';
import { RadioGroup } from '../forms/RadioGroup/RadioGroup.tsx';
import { Select } from '../forms/Select/Select.tsx';
import { Switch } from '../forms/Switch/Switch.tsx';
import { TextArea } from '../forms/TextArea/TextArea.tsx';
import { TextField } from '../forms/TextField/TextField.tsx';
import { MallardProvider } from '../foundations/MallardProvider/MallardProvider.tsx';

/** What this test reads of a story, or of what all stories of a file have in common. */
interface Sample {
  component?: ComponentType<object>;
  args?: object;
  render?: unknown;
}

type StoryFile = Readonly<{ default: Sample } & Record<string, Sample>>;

const files = import.meta.glob<StoryFile>('../*/*/*.stories.tsx');

/** Every story of a file that only sets props, as its component draws it. */
function elementsOf({ default: meta, ...stories }: StoryFile): ReactElement[] {
  const { component: Component, args, render } = meta;
  if (!Component || render) return [];
  return Object.entries(stories).flatMap(([name, story]) =>
    story.render ? [] : [<Component key={name} {...args} {...story.args} />],
  );
}

afterEach(() => vi.restoreAllMocks());

describe.each(Object.keys(files).sort())('the stories of %s', (path) => {
  it.each(['zh-CN', 'en-US'])('are drawn by a server as by the browser, in %s', async (locale) => {
    const elements = elementsOf((await files[path]?.()) ?? { default: {} });
    const page = <MallardProvider locale={locale}>{elements}</MallardProvider>;
    const html = renderToString(page);
    // A strict Content-Security-Policy would refuse it.
    expect(html).not.toMatch(/\sstyle=/);

    const problems = vi.fn();
    vi.spyOn(console, 'error').mockImplementation(problems);
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = html;
    const root = hydrateRoot(container, page, { onRecoverableError: problems });
    await new Promise((resolve) => requestAnimationFrame(resolve));
    expect(problems).not.toHaveBeenCalled();
    root.unmount();
    container.remove();
  });
});

interface TextProps {
  value: string;
  onChange: (text: string) => void;
}
/** Keeps the text of a field, as a form's owner does. */
function Owner({ draw }: { draw: (props: TextProps) => ReactElement }) {
  const [text, setText] = useState('');
  return (
    <>
      {draw({ value: text, onChange: setText })}
      <output>{text}</output>
    </>
  );
}

it.each([
  { field: 'TextField', typed: 'demo', draw: (props: TextProps) => <TextField label="Name" {...props} /> },
  {
    field: 'TextField that counts',
    typed: 'demo',
    draw: (props: TextProps) => <TextField label="Name" maxLength={9} hasCounter {...props} />,
  },
  { field: 'TextArea', typed: 'one\ntwo', draw: (props: TextProps) => <TextArea label="Message" {...props} /> },
  {
    field: 'PasswordField',
    typed: 'demo1234',
    draw: (props: TextProps) => <PasswordField label="Password" {...props} />,
  },
  { field: 'PhoneField', typed: '13812342046', draw: (props: TextProps) => <PhoneField {...props} /> },
  { field: 'OtpField', typed: '123456', draw: (props: TextProps) => <OtpField {...props} /> },
])('a $field tells its owner what was written into it before its scripts came', async ({ typed, draw }) => {
  const page = (
    <MallardProvider locale="en-US">
      <Owner draw={draw} />
    </MallardProvider>
  );
  const problems = vi.fn();
  vi.spyOn(console, 'error').mockImplementation(problems);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  const control = container.querySelector<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
  if (control) control.value = typed;
  const root = hydrateRoot(container, page, { onRecoverableError: problems });
  await vi.waitFor(() => expect(container.querySelector('output')?.textContent).toBe(typed));
  expect(control?.value).toBe(typed);
  expect(problems).not.toHaveBeenCalled();
  root.unmount();
  container.remove();
});

interface ChoiceProps<Value> {
  value: Value;
  onChange: (value: Value) => void;
}
/** Keeps what was chosen, as a form's owner does. */
function Keeper<Value>({ first, draw }: { first: Value; draw: (props: ChoiceProps<Value>) => ReactElement }) {
  const [value, setValue] = useState(first);
  return (
    <>
      {draw({ value, onChange: setValue })}
      <output>{JSON.stringify(value)}</output>
    </>
  );
}
const items = [
  { id: 'a', label: 'Apple' },
  { id: 'b', label: 'Banana' },
];
const tick = (root: Element) => {
  const box = root.querySelector('input');
  if (box) box.checked = !box.checked;
};
const write =
  (...texts: string[]) =>
  (root: Element) => {
    const controls = root.querySelectorAll<HTMLInputElement>('input[type="text"], input:not([type]), select');
    texts.forEach((text, index) => {
      const control = controls[index];
      if (control) control.value = text;
    });
  };

it.each([
  {
    field: 'Checkbox',
    act: tick,
    kept: 'true',
    page: (
      <Keeper
        first={false}
        draw={({ value, onChange }) => (
          <Checkbox isSelected={value} onChange={onChange}>
            Agree
          </Checkbox>
        )}
      />
    ),
  },
  {
    field: 'Switch',
    act: tick,
    kept: 'false',
    page: (
      <Keeper
        first={true}
        draw={({ value, onChange }) => (
          <Switch isSelected={value} onChange={onChange}>
            News
          </Switch>
        )}
      />
    ),
  },
  {
    field: 'RadioGroup',
    act: (root: Element) => {
      const radio = root.querySelectorAll('input')[1];
      if (radio) radio.checked = true;
    },
    kept: '"b"',
    page: (
      <Keeper
        first="a"
        draw={(props) => (
          <RadioGroup label="Fruit" {...props}>
            <Radio value="a">Apple</Radio>
            <Radio value="b">Banana</Radio>
          </RadioGroup>
        )}
      />
    ),
  },
  {
    field: 'Select',
    act: write('b'),
    kept: '"b"',
    page: <Keeper first="a" draw={(props) => <Select label="Fruit" items={items} {...props} />} />,
  },
  {
    field: 'NumberField',
    act: write('1,234'),
    kept: '1234',
    page: <Keeper<number | null> first={7} draw={(props) => <NumberField label="Pieces" {...props} />} />,
  },
  {
    field: 'DateField',
    act: write('3', '8', '1995'),
    kept: '"1995-03-08"',
    page: <Keeper<string | null> first={null} draw={(props) => <DateField label="Birthday" {...props} />} />,
  },
  {
    field: 'ComboBox',
    act: write('Banana'),
    kept: '{"id":"b","label":"Banana"}',
    page: (
      <Keeper<ComboBoxItem | null> first={null} draw={(props) => <ComboBox label="Fruit" items={items} {...props} />} />
    ),
  },
])('a $field tells its owner what was chosen in it before its scripts came', async ({ act, kept, page: drawn }) => {
  const page = <MallardProvider locale="en-US">{drawn}</MallardProvider>;
  const problems = vi.fn();
  vi.spyOn(console, 'error').mockImplementation(problems);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  act(container);
  const root = hydrateRoot(container, <StrictMode>{page}</StrictMode>, { onRecoverableError: problems });
  await vi.waitFor(() => expect(container.querySelector('output')?.textContent).toBe(kept));
  expect(problems).not.toHaveBeenCalled();
  root.unmount();
  container.remove();
});
