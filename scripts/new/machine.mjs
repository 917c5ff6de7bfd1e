import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toCamelCase, toSentence } from './names.mjs';

const PACKAGE = 'packages/state-machines';
const STORIES = '.storybook/machines';

/**
 * Returns the files of a new state machine of `packages/state-machines`: one request that can fail, to start from.
 *
 * @param {string} name such as `Newsletter`
 * @returns {import('./component.mjs').NewFile[]}
 */
export function machineFiles(name) {
  const id = toCamelCase(name);
  const folder = `${PACKAGE}/src/${id}`;
  return [
    { path: `${folder}/${id}Machine.ts`, text: machine(name) },
    { path: `${folder}/${id}Machine.test.ts`, text: test(name) },
    { path: `${folder}/${id}Plan.ts`, text: plan(name) },
    { path: `${STORIES}/${name}View.tsx`, text: view(name) },
    { path: `${STORIES}/${id}.stories.tsx`, text: stories(name) },
  ];
}

/**
 * Returns the messages of the stories, with those of a new machine.
 *
 * @param {string} name such as `Newsletter`
 * @param {string} project folder of the project
 * @returns {import('./component.mjs').NewFile[]}
 */
export function machineMessages(name, project) {
  return ['zh-CN', 'en-US'].map((locale) => {
    const path = `${STORIES}/locales/${locale}.json`;
    const messages = JSON.parse(readFileSync(join(project, path), 'utf8'));
    const own =
      locale === 'en-US' ? { value: 'Value', submit: 'Submit' } : { value: UNTRANSLATED, submit: UNTRANSLATED };
    return { path, text: `${JSON.stringify({ ...messages, [toCamelCase(name)]: own }, null, 2)}\n` };
  });
}

/**
 * Returns the lines that a new machine needs in existing files: its entry points, its documentation, and the test of that.
 *
 * @param {string} name such as `Newsletter`
 * @returns {import('./edit-text.mjs').Edit[]}
 */
export function machineEdits(name) {
  const id = toCamelCase(name);
  const source = `src/${id}/${id}Machine.ts`;
  const guide = 'docs/state-machines.md';
  const guideTest = `${PACKAGE}/src/example/docs.test.mjs`;
  return [
    {
      path: `${PACKAGE}/package.json`,
      before: '    "./react": {',
      text: `    "./${id}": {
      "@mallard/source": "./${source}",
      "types": "./dist/${id}.d.ts",
      "default": "./dist/${id}.js"
    },
`,
    },
    {
      path: `${PACKAGE}/src/testing/index.ts`,
      before: 'export { ChartCoverage }',
      text: `export { ${id}Plan } from '../${id}/${id}Plan.ts';\n`,
    },
    { path: `${PACKAGE}/tsup.config.ts`, before: '    react: ', text: `    ${id}: '${source}',\n` },
    { path: guide, before: '## Test a machine', text: guideSection(name) },
    {
      path: guide,
      before: '| `./react`',
      text: `| \`./${id}\` | \`${id}Machine\`, \`${id}Actors\` | TODO: say what it decides |\n`,
    },
    {
      path: guideTest,
      before: "import { watchSession } from './watchSession.ts';",
      text: `import { ${id}Machine } from '../${id}/${id}Machine.ts';\n`,
    },
    { path: guideTest, before: '    uploadMachine,', text: `    ${id}Machine,\n` },
  ];
}

/** @param {string} name */
function guideSection(name) {
  const id = toCamelCase(name);
  return `## ${toSentence(name)}

TODO: say what the machine does, and how an app uses it.

\`\`\`mermaid
stateDiagram-v2
  [*] --> ready
  ready --> submitting: ${id}.submit
  submitting --> submitted
  submitting --> ready: failed
  submitted --> [*]
\`\`\`

`;
}

/**
 * Returns what is left to do after the files of a machine are written.
 *
 * @param {string} name
 * @returns {string[]}
 */
export function machineSteps(name) {
  const id = toCamelCase(name);
  return [
    `Replace each TODO in packages/state-machines/src/${id}, and the states and events with those that you need.`,
    'Write its section in docs/state-machines.md. A test expects every state there.',
    `Change ${STORIES}/${name}View.tsx, its messages in ${STORIES}/locales, and ${STORIES}/${id}.stories.tsx.`,
    'Check it with: npm run check -- state-machines',
    `Test it with: npx vitest run packages/state-machines/src/${id}`,
    `Test its stories with: npm run test-storybook -- machines/${id}`,
    'Accept its size with: npm run size -- --accept',
    'Describe it for the next release with: npm run changeset',
  ];
}

/** @param {string} name */
function machine(name) {
  const id = toCamelCase(name);
  return `import type { ApiError } from '@mallard/domain/errors';
import { assign, fromPromise, setup } from 'xstate';
import type { Effect } from '../actors/effect.ts';
import { failureOf, notProvided } from '../actors/notProvided.ts';

export type { Effect } from '../actors/effect.ts';

/** Requests that the app makes for the machine. */
export interface ${name}Effects {
  /** TODO: say what it sends. */
  submit: Effect<unknown, { value: string }>;
}

/** Turns functions of the app into the machine's actors. */
export function ${id}Actors({ submit }: ${name}Effects) {
  return { submit: fromPromise<unknown, { value: string }>(submit) };
}

/** TODO: say what the machine does. The app provides \`submit\`. */
export const ${id}Machine = setup({
  types: {} as {
    context: { value: string; error: ApiError | null };
    events: { type: '${id}.submit'; value: string };
    tags: 'busy';
  },
  actors: ${id}Actors({ submit: notProvided('submit') }),
  actions: {
    storeValue: assign((_, { value }: { value: string }) => ({ value, error: null })),
    storeError: assign({ error: (_, { error }: { error: ApiError }) => error }),
  },
}).createMachine({
  id: '${id}',
  context: { value: '', error: null },
  initial: 'ready',
  states: {
    ready: {
      on: {
        '${id}.submit': {
          target: 'submitting',
          actions: { type: 'storeValue', params: ({ event }) => ({ value: event.value }) },
        },
      },
    },
    submitting: {
      tags: 'busy',
      invoke: {
        id: 'submit',
        src: 'submit',
        input: ({ context: { value } }) => ({ value }),
        onDone: 'submitted',
        onError: {
          target: 'ready',
          actions: { type: 'storeError', params: ({ event }) => ({ error: failureOf(event.error) }) },
        },
      },
    },
    submitted: { type: 'final' },
  },
});
`;
}

/** @param {string} name */
function test(name) {
  const id = toCamelCase(name);
  return `import { describePaths } from '../testing/describePaths.ts';
import { ${id}Machine } from './${id}Machine.ts';
import { ${id}Plan } from './${id}Plan.ts';

describePaths(${id}Machine, ${id}Plan);
`;
}

/** @param {string} name */
function plan(name) {
  const id = toCamelCase(name);
  return `import { networkError } from '@mallard/domain/errors';
import type { PlanOptions } from '../testing/planPaths.ts';

/** All events that can happen, for path tests and stories. */
export const ${id}Plan = {
  events: [
    { type: '${id}.submit', value: 'duck' },
    { type: 'xstate.done.actor.submit' },
    { type: 'xstate.error.actor.submit', error: networkError() },
  ],
} satisfies PlanOptions;
`;
}

/** Chinese for "to be translated". */
const UNTRANSLATED = '\u5f85\u7ffb\u8bd1';

/** @param {string} name */
function view(name) {
  const id = toCamelCase(name);
  return `import type { ${id}Machine } from '@mallard/state-machines/${id}';
import { Button } from '@mallard/ui/Button';
import { Form } from '@mallard/ui/Form';
import { Surface } from '@mallard/ui/Surface';
import { TextField } from '@mallard/ui/TextField';
import type { EventFrom, SnapshotFrom } from 'xstate';
import { useMachineMessages } from './messages.ts';
import type { ViewProps } from './Stage.tsx';
import { useErrorMessage } from './useErrorMessage.ts';

type Machine = typeof ${id}Machine;

/** TODO: say what it shows. */
export function ${name}View({ snapshot, send }: ViewProps<SnapshotFrom<Machine>, EventFrom<Machine>>) {
  const t = useMachineMessages('${id}');
  const errorMessageOf = useErrorMessage();
  return (
    <Surface padding={24}>
      <Form
        isPending={snapshot.hasTag('busy')}
        onSubmit={(values) => send({ type: '${id}.submit', value: String(values.get('value')) })}
      >
        <TextField name="value" label={t('value')} errorMessage={errorMessageOf(snapshot.context.error)} />
        <Button type="submit" isPending={snapshot.hasTag('busy')}>
          {t('submit')}
        </Button>
      </Form>
    </Surface>
  );
}
`;
}

/** @param {string} name */
function stories(name) {
  const id = toCamelCase(name);
  return `import { ping } from '@mallard/domain/contract';
import { type ${name}Effects, ${id}Actors, ${id}Machine } from '@mallard/state-machines/${id}';
import { ${id}Plan } from '@mallard/state-machines/testing';
import type { Meta } from '@storybook/react-vite';
import { createActor } from 'xstate';
import type { LivePage } from './live/livePage.ts';
import type { LiveShop } from './live/openLiveShop.ts';
import { localeOf, reach } from './live/storyContext.ts';
import { machineStories } from './machineStories.tsx';
import { machineMessagesIn } from './messages.ts';
import { ${name}View } from './${name}View.tsx';
import * as stories from './${id}.stories.tsx';

const meta: Meta = { title: 'Machines/${toSentence(name)}' };
export default meta;

/** Prepares the page. TODO: send the machine's own request. */
async function prepare({
  client,
  effects,
  time: { clock },
}: LiveShop): Promise<() => LivePage<typeof ${id}Machine>> {
  const actors = ${id}Actors(
    effects.hold<${name}Effects>({ submit: ({ signal }) => client.call(ping, {}, { signal }) }),
  );
  const machine = ${id}Machine.provide({ actors });
  return () => ({ actor: createActor(machine, { clock }) });
}

const { at, chart, live } = machineStories({ machine: ${id}Machine, plan: ${id}Plan, view: ${name}View, prepare });

export const Chart = chart(() => stories);
export const Ready = at('ready');
export const Submitting = at('submitting');
export const Submitted = at('submitted');

/** TODO: say what the shopper does. */
export const Live = live(async ({ canvas, canvasElement, userEvent, globals }) => {
  const t = machineMessagesIn(localeOf(globals), '${id}');
  await reach(canvasElement, 'ready');
  await userEvent.type(canvas.getByRole('textbox', { name: t('value') }), 'duck');
  await userEvent.click(canvas.getByRole('button', { name: t('submit') }));
  await reach(canvasElement, 'submitted');
});
`;
}
