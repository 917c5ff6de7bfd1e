import { expect, test } from 'vitest';
import { problemsByPage, usagesIn } from './check-usages.mjs';

const page = 'packages/ui/src/actions/Button/Button.mdx';
const code = "import { Button } from '@mallard/ui/Button';\n\nexport const Save = () => <Button>Save</Button>;\n";

test('each module on a page becomes a file with the same line numbers', () => {
  const text = `# Button\n\n\`\`\`tsx\n${code}\`\`\`\n\nWords.\n\n\`\`\`tsx\n${code}\`\`\`\n`;
  const usages = usagesIn(page, text);
  expect(usages.map(({ name }) => name)).toEqual([`${page}.3.tsx`, `${page}.11.tsx`]);
  for (const { text: file } of usages) {
    const index = file.split('\n').findIndex((line) => line.startsWith('import'));
    expect(text.split('\n')[index]).toContain('import');
  }
  expect(usages[1]?.text).toBe(`${'\n'.repeat(11)}${code}`);
});

test.each([
  ['a fragment', '```tsx\n<Button>Save</Button>\n```\n'],
  ['another language', '```css\n@import "brand.css";\nimport\n```\n'],
  ['text around it', `import { Meta } from '@storybook/addon-docs/blocks';\n`],
])('%s is not a module', (_, text) => {
  expect(usagesIn(page, text)).toEqual([]);
});

test('errors name the page and line', () => {
  const output = [
    `.cache/usages/${page}.3.tsx(6,40): error TS2322: No such prop.`,
    '  Only this one.',
    "packages/ui/src/a.ts(1,2): error TS2304: Cannot find name 'a'.",
  ];
  expect(problemsByPage(`${output.join('\n')}\n`)).toBe(
    [`${page}:6 TS2322: No such prop.`, ...output.slice(1)].join('\n'),
  );
});
