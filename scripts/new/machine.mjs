import { toCamelCase, toSentence } from './names.mjs';

const PACKAGE = 'packages/state-machines';

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
  ];
}

/**
 * Returns the lines that a new machine needs in existing files: its entry point, its documentation, and the test of that.
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
    `Add .storybook/machines/${id}.stories.tsx with a story of each state and Live, such as upload.stories.tsx.`,
    'Check it with: npm run check -- state-machines',
    `Test it with: npx vitest run packages/state-machines/src/${id}`,
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
  return `import { networkError } from '@mallard/domain/errors';
import { describePaths } from '../testing/describePaths.ts';
import { ${id}Machine } from './${id}Machine.ts';

describePaths(${id}Machine, {
  events: [
    { type: '${id}.submit', value: 'value' },
    { type: 'xstate.done.actor.submit' },
    { type: 'xstate.error.actor.submit', error: networkError() },
  ],
});
`;
}
