import { expect, test } from 'vitest';
import { problemsByPage, usagesIn } from './check-usages.mjs';

const page = 'packages/ui/src/actions/Button/Button.mdx';
const code = "import { Button } from '@mallard/ui/Button';\n\nexport const Save = () => <Button>Save</Button>;\n";

test('each module on a page is a file whose lines are those of the page', () => {
  const text = `# Button\n\n\`\`\`tsx\n${code}\`\`\`\n\nWords.\n\n\`\`\`tsx\n${code}\`\`\`\n`;
  const usages = usagesIn(page, text);
  expect(usages.map(({ name }) => name)).toEqual([`${page}.3.tsx`, `${page}.11.tsx`]);
  for (const { text: file } of usages) {
    const line = file.split('\n').findIndex((words) => words.startsWith('import'));
    expect(text.split('\n')[line]).toContain('import');
  }
  expect(usages[1]?.text).toBe(`${'\n'.repeat(11)}${code}`);
});

test.each([
  ['a fragment', '```tsx\n<Button>Save</Button>\n```\n'],
  ['another language', '```css\n@import "brand.css";\nimport\n```\n'],
  ['text around it', `import { Meta } from '@storybook/addon-docs/blocks';\n`],
])('%s is no module', (_, text) => {
  expect(usagesIn(page, text)).toEqual([]);
});

test('problems are told by page and line', () => {
  const output = [
    `.cache/usages/${page}.3.tsx(6,40): error TS2322: No such prop.`,
    '  Only this one.',
    "packages/ui/src/a.ts(1,2): error TS2304: Cannot find name 'a'.",
  ];
  expect(problemsByPage(`${output.join('\n')}\n`)).toBe(
    [`${page}:6 TS2322: No such prop.`, ...output.slice(1)].join('\n'),
  );
});
