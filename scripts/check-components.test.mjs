import { expect, test } from 'vitest';
import { componentProblems, machineProblems } from './check-components.mjs';

const stories = { name: 'GiftTag.stories.tsx', text: 'export const Default = {};\nexport const Matrix: Story = {};\n' };
const page = { name: 'GiftTag.mdx', text: '# GiftTag\n\n## Usage\n' };
const folder = 'commerce/GiftTag';

test('a component with page, Matrix and entry is complete', () => {
  expect(componentProblems({ folder, files: [stories, page], published: new Set(['GiftTag']) })).toEqual([]);
});

test('reports every missing part', () => {
  const files = [{ name: 'GiftTag.stories.tsx', text: 'export const MatrixOfTwo = {};' }];
  expect(componentProblems({ folder, files, published: new Set() })).toEqual([
    'commerce/GiftTag/GiftTag has no page GiftTag.mdx with code under “Usage”',
    'commerce/GiftTag/GiftTag has no story Matrix',
    'commerce/GiftTag/GiftTag has no entry point exports/GiftTag.ts',
  ]);
});

test('a folder without stories is part of another component', () => {
  const files = [{ name: 'Field.tsx', text: '' }];
  expect(componentProblems({ folder: 'forms/Field', files, published: new Set() })).toEqual([]);
});

test('a component that renders nothing needs no Matrix story', () => {
  const files = [
    { name: 'Announcer.stories.tsx', text: '' },
    { ...page, name: 'Announcer.mdx' },
  ];
  expect(componentProblems({ folder: 'foundations/Announcer', files, published: new Set(['Announcer']) })).toEqual([]);
});

test('a machine needs stories, with one named Live', () => {
  const states = 'export const Idle = at("idle");\n';
  expect(machineProblems('cartLine', `${states}export const Live = liveStory({});\n`)).toEqual([]);
  expect(machineProblems('cartLine', `${states}export const Lively = at("lively");\n`)).toEqual([
    '.storybook/machines/cartLine.stories.tsx has no story Live',
  ]);
  expect(machineProblems('cartLine', undefined)).toEqual(['.storybook/machines/cartLine.stories.tsx is missing']);
});
