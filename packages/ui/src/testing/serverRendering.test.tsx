/// <reference types="vite/types/importMeta.d.ts" />
import { type ComponentType, type ReactElement, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { OtpField } from '../forms/OtpField/OtpField.tsx';
import { PasswordField } from '../forms/PasswordField/PasswordField.tsx';
import { PhoneField } from '../forms/PhoneField/PhoneField.tsx';
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
