import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { root } from './paths.mjs';
import { sourceFiles } from './source-files.mjs';
import { filesBelow } from './stamp.mjs';

/** Folders with documents; the files in the root are listed by {@link documents}. */
const FOLDERS = ['.github', 'bench', 'catalogue', 'consumers', 'docs', 'packages'];
/** Documents that are not checked. */
const EXCLUDED = new Set([
  // The text of the Contributor Covenant.
  'CODE_OF_CONDUCT.md',
  // Quotes the titles of tests.
  'docs/asvs.md',
  // Written by scripts/promises.mjs.
  'docs/promises.md',
]);
const REFERENCE = /^docs\/reference\//;

/** Folders that paths in documents may be relative to. */
const BASES = ['', 'apps/storefront', 'apps/api'];

/**
 * Words that the project does not use, with what to write instead.
 *
 * @type {ReadonlyArray<readonly [RegExp, string]>}
 */
const BANNED = [
  [/\bdr[ae]wn?\b/i, 'render'],
  [/\btak(?:e|es|en|ing) (?:it )?over\b/i, 'hydrate'],
  [/\banew\b/i, 'again'],
  [/\bnobody|\bwhoever\b|(?<!\b(?:users?|customers?|callers?) )\bwho has\b/i, 'no user, no caller, the user'],
  [/\bis told\b|\bhears? of\b/i, 'notify, subscribe'],
  [/\bin (?:the|its) place of\b/i, 'instead of'],
  [/\bslips?\b/i, 'typo'],
  [/\bhearts?\b/i, 'favorite'],
  [/\bgoods\b/i, 'products, items'],
  [/\bfavourite/i, 'favorite'],
  [/\bcolour/i, 'color'],
  [/\bmade[ -]up\b/i, 'mock'],
  [/\bjudges?\b/i, 'validate, decide'],
  [/\bmends?\b/i, 'fix'],
  [/\bgiv(?:e|es|en|ing) back\b/i, 'return'],
  [/\bscripts? (?:have |has )?comes?\b/i, 'JavaScript loads, hydration'],
  [/\b(?:is|are) (?:heard|spoken|said)\b/i, 'is read, is announced'],
  [/\bhand(?:s|ed)? (?:over|down)\b/i, 'pass'],
  [/\b(?:stand|lie)s? (?:at|in|on|there|beside|below|above|over|under)\b/i, 'is'],
  [/\bway (?:on|out)\b/i, 'action, link'],
  [/\bwhat came of\b|\bwhat became of\b/i, 'the result of'],
  [/\bway back\b/i, 'undo, link'],
  [/\b(?:is|are|was|were|be|been) kept\b(?! (?:confidential|away))/i, 'is cached, stored, queued or preserved'],
  [/\b(?:what|it|that|which) (?:is|was) kept\b|\bthe kept\b/i, 'cached, stored, queued'],
  [/\bwish(?:es)?\b/i, 'search term, favorite, preference'],
  [/\btells\b|\btell (?!you\b|me\b)/i, 'notify, decide, state'],
  [/\bobstacles?\b/i, 'the reason why not'],
  [/\bgrounds?\b/i, 'background'],
  [/(?<!\/)\bjourneys?\b(?!\/)/i, 'user flow, e2e test'],
  [/\bonce more\b/i, 'again'],
  [/\bsomebody\b/i, 'a user'],
  [/\bput(?:s|ting)? (?:\w+ )?back\b/i, 'restore, return'],
  [/\btak(?:e|es|en|ing) out\b/i, 'remove'],
  [/\bat the moment\b|\bthat moment\b/i, 'now, then, timestamp'],
  [/\b(?:more|fewer|so many|how many)\b.{0,20} would be taken\b/i, 'be added'],
];
const ANY_BANNED = new RegExp(BANNED.map(([{ source }]) => source).join('|'), 'i');
/** Files and names that the reader of CONTRIBUTING.md creates, patterns of names, and error codes of Node. */
const EXAMPLES =
  /^ERR_|\bcompare\b|Compare|GiftTag|giftTag|newsletter|countAddresses|^(?:create|to|parse|format|default|on)X(?:Change)?$/;
const MAX_WORDS = 25;

const CODE_BLOCK = /^ *```.*?^ *```$/gms;
/** In MDX: imports at the top, and elements on lines of their own. In Markdown, a comment is one too. */
const ELEMENTS = /^(?:import|export) .*?;$|^<(?!https?:).*?>$/gms;
const CODE = /`([^`\n]+)`/g;
const PATH = /^[\w.@-]+(?:\/[\w.@*-]+)+\/?$/;
const IDENTIFIER = /^(?:[a-z]+[A-Z]\w*|[A-Z][a-z]\w*[A-Z]\w*|[A-Z]{2,}(?:_[A-Z]+)+)(?:\(\))?$/;

/**
 * Finds the first use of each banned word.
 *
 * @param {string} prose without code
 * @returns {{ index: number, message: string }[]}
 */
export function bannedWords(prose) {
  return BANNED.flatMap(([word, better]) => {
    const match = word.exec(prose);
    return match === null ? [] : [{ index: match.index, message: `“${match[0]}”: write ${better}` }];
  });
}

/**
 * Returns whether a text contains any banned word, which is faster than to find all.
 *
 * @param {string} text may contain code
 */
export function hasBannedWord(text) {
  return ANY_BANNED.test(text);
}

/**
 * Checks one document: banned words, sentences that are too long, and names that do not exist.
 *
 * @param {string} path relative to the project
 * @param {string} text
 * @param {{ words: ReadonlySet<string>, commands: ReadonlySet<string> }} names identifiers in the source, and npm scripts
 * @returns {string[]} a message for each problem, with its line
 */
export function proseProblems(path, text, { words, commands }) {
  const withoutBlocks = [CODE_BLOCK, ELEMENTS].reduce(
    (remainingText, blocks) => remainingText.replace(blocks, (block) => block.replace(/[^\n]/g, '')),
    text,
  );
  const lines = withoutBlocks.split('\n');
  const problems = lines.flatMap((line, index) => {
    const prose = line.replace(CODE, 'code').replace(/\]\([^)]*\)/g, ']');
    const banned = bannedWords(prose).map(({ message }) => message);
    return [...banned, ...nameProblems(path, line, { words, commands })].map(
      (problem) => `${path}:${index + 1} ${problem}`,
    );
  });
  return [...problems, ...longSentences(withoutBlocks).map((start) => `${path} has a long sentence: “${start} …”`)];
}

/**
 * @param {string} path
 * @param {string} line
 * @param {{ words: ReadonlySet<string>, commands: ReadonlySet<string> }} names
 */
function nameProblems(path, line, { words, commands }) {
  return [...line.matchAll(CODE)].flatMap(([, code = '']) => {
    if (EXAMPLES.test(code)) return [];
    const command = /^npm run ([\w:-]+)/.exec(code)?.[1];
    if (command !== undefined) return commands.has(command) ? [] : [`\`${code}\`: there is no such command`];
    if (PATH.test(code) && /^(?:src|docs|scripts|packages|apps|catalogue|e2e|server|worker|\.storybook)\//.test(code))
      return pathExists(path, code) ? [] : [`\`${code}\`: there is no such file`];
    if (!IDENTIFIER.test(code)) return [];
    return words.has(code.replace('()', '')) ? [] : [`\`${code}\`: no source file has this name`];
  });
}

/** @param {string} document @param {string} path */
function pathExists(document, path) {
  const fixed = path.split('*')[0] ?? path;
  return [...BASES, dirname(document)].some((base) => existsSync(join(root, base, fixed)));
}

/** @param {string} text without code blocks @returns {string[]} the beginnings of sentences with too many words */
function longSentences(text) {
  const paragraphs = text.split(/\n\s*\n|\n(?=[-*|#>]|\d+\. )/).filter((paragraph) => !/^\s*[|#]/.test(paragraph));
  return paragraphs
    .flatMap((paragraph) =>
      paragraph
        .replace(/^\s*(?:[-*]|\d+\.)\s/, '')
        .replace(/\s+/g, ' ')
        .split(/(?<=[.:;?!])\s+/),
    )
    .filter((sentence) => sentence.split(' ').length > MAX_WORDS)
    .map((sentence) => sentence.slice(0, 60));
}

/** @returns {string[]} the documents that are checked, relative to the project */
export function documents() {
  const inRoot = readdirSync(root).map((name) => join(root, name));
  const files = [
    ...inRoot.filter((file) => file.endsWith('.md')),
    ...FOLDERS.flatMap((name) => filesBelow(join(root, name))),
  ];
  return files
    .filter((file) => /\.mdx?$/.test(file))
    .map((file) => relative(root, file).split(sep).join('/'))
    .filter((path) => !EXCLUDED.has(path) && !REFERENCE.test(path));
}

/** @returns {string[]} what is wrong in the documents */
export function checkProse() {
  const settings = filesBelow(join(root, 'scripts')).filter((file) => file.endsWith('.json'));
  const files = [...sourceFiles().map(({ file }) => file), ...settings];
  const words = new Set(files.flatMap((file) => readFileSync(file, 'utf8').match(/\b[A-Za-z]\w+\b/g) ?? []));
  /** @type {{ scripts: Record<string, string> }} */
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const names = { words, commands: new Set(Object.keys(scripts)) };
  return documents().flatMap((path) => proseProblems(path, readFileSync(join(root, path), 'utf8'), names));
}
