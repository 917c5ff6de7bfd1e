import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../paths.mjs';
// Number of requirements of levels 1 and 2 in each section of ASVS 5.0.0. They are numbered from 1 without gaps.
import sections from './requirements.json' with { type: 'json' };

/** @typedef {{ id: string, state: string, evidence: string }} Row */
/** @typedef {{ file: string, title: string | undefined }} Link */

const page = readFileSync(join(root, 'docs', 'asvs.md'), 'utf8');
const STATES = ['met', 'not applicable', 'not met'];

/** @type {Row[]} */
const rows = [...page.matchAll(/^\| (\d+\.\d+\.\d+) [^|]+\| ([^|]+?) *\| ([^|]+?) *\|$/gm)].map(
  ([, id = '', state = '', evidence = '']) => ({ id, state, evidence }),
);

/** The links of a row to files of the project, each with the title of a test that may follow it. @param {Row} row @returns {Link[]} */
function linksOf({ evidence }) {
  return [...evidence.matchAll(/\[[^\]]+\]\(([^)#]+)\)(?: “(.+?)”)?/g)].map(([, file = '', title]) => ({
    file: join(root, 'docs', file),
    title: title?.replaceAll(/\\(.)/g, '$1'),
  }));
}

/** @param {readonly Row[]} counted @returns {number[]} how many rows have each state */
function totalsOf(counted) {
  return STATES.map((state) => counted.filter((row) => row.state === state).length);
}

test('docs/asvs.md has each requirement of levels 1 and 2 once, with one of three states', () => {
  const ids = Object.entries(sections).flatMap(([section, count]) =>
    Array.from({ length: count }, (_, index) => `${section}.${index + 1}`),
  );
  expect(ids).toHaveLength(253);
  expect(rows.map(({ id }) => id)).toEqual(ids);
  for (const { id, state } of rows) expect(STATES, id).toContain(state);
});

test('docs/asvs.md links each met requirement to a file, and names files and tests that exist', () => {
  for (const row of rows) {
    const links = linksOf(row);
    if (row.state === 'met') expect(links.length, `${row.id} is met, but links to no file`).toBeGreaterThan(0);
    for (const { file, title } of links) {
      expect(existsSync(file), `${row.id} links to ${file}, which does not exist`).toBe(true);
      if (title !== undefined) expect(readFileSync(file, 'utf8'), row.id).toContain(title);
    }
  }
});

test('docs/asvs.md adds up its states, and those of each chapter', () => {
  const [met, notApplicable, notMet] = totalsOf(rows);
  expect(page).toContain(
    `**${rows.length} requirements: ${met} met, ${notApplicable} not applicable, ${notMet} not met.**`,
  );
  const chapters = [...page.matchAll(/^\| V(\d+) [^|]+\| +(\d+) *\| +(\d+) *\| +(\d+) *\|$/gm)];
  expect(chapters).toHaveLength(17);
  for (const [, chapter, ...totals] of chapters)
    expect(totals.map(Number), `V${chapter}`).toEqual(totalsOf(rows.filter(({ id }) => id.startsWith(`${chapter}.`))));
});
