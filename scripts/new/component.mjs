import { toSentence } from './names.mjs';

/** @typedef {{ path: string, text: string }} NewFile path relative to the project */

/**
 * Returns the files of a new component of `packages/ui`: a label with two tones and a message, to start from.
 *
 * @param {string} group such as `commerce`
 * @param {string} name such as `GiftTag`
 * @returns {NewFile[]}
 */
export function componentFiles(group, name) {
  const folder = `packages/ui/src/${group}/${name}`;
  return [
    { path: `${folder}/${name}.css.ts`, text: styles(name) },
    { path: `${folder}/${name}.tsx`, text: component(group, name) },
    { path: `${folder}/${name}.stories.tsx`, text: stories(group, name) },
    { path: `${folder}/${name}.mdx`, text: page(name) },
    { path: `${folder}/${name}.test.tsx`, text: test(name) },
    { path: `packages/ui/src/exports/${name}.ts`, text: entry(group, name) },
  ];
}

/**
 * Adds the message of a new component to a namespace of one language.
 *
 * @param {string} text content of the namespace's JSON file
 * @param {string} locale
 * @param {string} name of the component
 * @returns {string} the new content, with sorted components
 */
export function addMessages(text, locale, name) {
  const namespace = {
    ...JSON.parse(text),
    [name]: { label: locale === 'en-US' ? toSentence(name) : '\u5f85\u7ffb\u8bd1' },
  };
  const sorted = Object.entries(namespace).sort(([a], [b]) => a.localeCompare(b, 'en'));
  return `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`;
}

/**
 * Returns what is left to do after the files of a component are written.
 *
 * @param {string} group
 * @param {string} name
 * @returns {string[]}
 */
export function componentSteps(group, name) {
  const isForScreens = group === 'commerce' || group === 'account';
  return [
    `Replace each TODO in packages/ui/src/${group}/${name}, and the untranslated message in packages/ui/src/locales/*/${group}.json.`,
    'Look at it with: npm run storybook',
    'Check it with: npm run check -- ui',
    `Test it with: npx vitest run packages/ui/src/${group}/${name}`,
    'Accept the screenshot of its Matrix story with: npm run visual -- --accept',
    'Accept its size with: npm run size -- --accept',
    ...(isForScreens ? ['Use it in a screen, or add the reason why not to scripts/check-used-components.mjs.'] : []),
    'Describe it for the next release with: npm run changeset',
  ];
}

/** @param {string} name */
function styles(name) {
  return `import { textStyle } from '../../theme/textStyle.ts';
import { variantsOf } from '../../theme/variantsOf.ts';
import { vars } from '../../theme/vars.css.ts';

const { background, foreground } = vars.color;

const base = { ...textStyle('caption'), borderRadius: vars.radius.xs, paddingInline: vars.space[8] };

export const root = variantsOf(base, {
  neutral: { background: background.sunken, color: foreground.muted },
  accent: { background: background['accent-subtle'], color: foreground.price },
});
export interface ${name}Variants {
  tone?: keyof typeof root | undefined;
}
`;
}

/** @param {string} group @param {string} name */
function component(group, name) {
  return `import type { HTMLAttributes, Ref } from 'react';
import { useMessages } from '../../intl/useMessages.ts';
import { joinClass } from '../../theme/joinClass.ts';
import * as styles from './${name}.css.ts';

export interface ${name}Props extends Omit<HTMLAttributes<HTMLSpanElement>, 'style' | 'children'> {
  /** Visible text. @default "${toSentence(name)}" in the language of the page */
  label?: string | undefined;
  /** \`accent\` to attract attention. @default 'neutral' */
  tone?: styles.${name}Variants['tone'];
  ref?: Ref<HTMLSpanElement> | undefined;
}

/** TODO: say what the component shows or does. */
export function ${name}({ label, tone = 'neutral', className, ...remainingProps }: ${name}Props) {
  const t = useMessages('${group}', '${name}');
  return (
    <span {...remainingProps} className={joinClass(styles.root[tone], className)}>
      {label ?? t('label')}
    </span>
  );
}
`;
}

/** @param {string} group @param {string} name */
function stories(group, name) {
  // Biome sorts imports by path.
  const inline = "import { Inline } from '../../foundations/Inline/Inline.tsx';";
  const own = group === 'foundations' ? inline.replace('../../foundations/', '../') : inline;
  return `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { messagesOf } from '../../fixtures/messagesOf.ts';
${own}
import { ${name} } from './${name}.tsx';

const meta = { title: '${group[0]?.toUpperCase()}${group.slice(1)}/${name}', component: ${name} } satisfies Meta<typeof ${name}>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(messagesOf(globals, '${group}', '${name}')('label'))).toBeVisible();
  },
};
/** Every tone. */
export const Matrix: Story = {
  render: () => (
    <Inline>
      <${name} />
      <${name} tone="accent" />
    </Inline>
  ),
};
`;
}

/** @param {string} name */
function page(name) {
  return `import { ArgTypes, Canvas, Meta } from '@storybook/addon-docs/blocks';
import * as stories from './${name}.stories.tsx';

<Meta of={stories} />

# ${name}

TODO: say what the component shows or does.

<Canvas of={stories.Default} />

## Usage

\`\`\`tsx
import { ${name} } from '@mallard/ui/${name}';

export const Example = () => <${name} tone="accent" />;
\`\`\`

## When to use it

TODO: say when to use it, and what to use instead in other cases.

## Wording

TODO: say how long its text is, and what it starts with.

## Accessibility

TODO: list keys, roles and names.

## Every state

<Canvas of={stories.Matrix} />

## Props

<ArgTypes of={stories} />
`;
}

/** @param {string} name */
function test(name) {
  return `import { conformance } from '../../testing/conformance.tsx';
import { ${name} } from './${name}.tsx';

conformance('${name}', (root) => <${name} {...root} />);
`;
}

/** @param {string} group @param {string} name */
function entry(group, name) {
  return `export { ${name}, type ${name}Props } from '../${group}/${name}/${name}.tsx';
`;
}
