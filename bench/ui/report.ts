import { markdownTable } from '@mallard/bench/markdownTable';
import { median } from '@mallard/bench/median';
import type { BuiltPage } from './buildPages.ts';
import type { Visit } from './measurePage.ts';
import type { ServerResult } from './renderOnServer.ts';
import type { Sample, Work } from './works/Work.ts';

/** Result of a page. */
export interface PageResult extends BuiltPage {
  visits: Visit[];
  /** Error if the page could not be measured. */
  problem?: string;
}

export interface Results {
  date: string;
  machine: string;
  browser: string;
  throttle: number;
  rounds: number;
  pages: readonly PageResult[];
  server: Readonly<Record<string, ServerResult>>;
}

/** A column of the table: a step and the end of its measured time. */
interface Column {
  title: string;
  work: Work;
  step: string;
  until: keyof Sample;
}

const COLUMNS: readonly Column[] = [
  { title: 'cards: mount', work: 'cards', step: 'mount', until: 'script' },
  { title: 'painted', work: 'cards', step: 'mount', until: 'painted' },
  { title: 'prices', work: 'cards', step: 'prices', until: 'script' },
  { title: 'painted', work: 'cards', step: 'prices', until: 'painted' },
  { title: 'favorite', work: 'cards', step: 'favorite', until: 'painted' },
  { title: 'unmount', work: 'cards', step: 'unmount', until: 'script' },
  { title: 'cart: mount', work: 'cart', step: 'mount', until: 'script' },
  { title: 'painted', work: 'cart', step: 'mount', until: 'painted' },
  { title: 'press', work: 'cart', step: 'press', until: 'painted' },
  { title: 'form: mount', work: 'form', step: 'mount', until: 'script' },
  { title: 'key', work: 'form', step: 'key', until: 'painted' },
  { title: 'submit', work: 'form', step: 'submit', until: 'painted' },
  { title: 'sheet: open', work: 'sheet', step: 'open', until: 'painted' },
];

/** Formats four Markdown tables: times with their ratio to plain React, times of first runs, sizes, and server rendering. */
export function tablesOf(results: Results): string {
  const entrants = [...new Set(results.pages.map(({ entrant }) => entrant))];
  const isMeasured = results.pages.some(({ visits }) => visits.length > 0);
  const times = (pick: Pick) =>
    markdownTable(
      ['', ...COLUMNS.map(({ title }) => title)],
      entrants.map((entrant) => [
        entrant,
        ...COLUMNS.map((column) =>
          withRatio(timeOf(results, entrant, column, pick), timeOf(results, 'plain', column, pick)),
        ),
      ]),
    );
  const parts = [weightsOf(results, entrants)];
  if (isMeasured) {
    parts.unshift(
      `Once warm, milliseconds:\n\n${times('later')}`,
      `The first time, milliseconds:\n\n${times('first')}`,
    );
  }
  if (Object.keys(results.server).length > 0) parts.push(serverOf(results, entrants));
  return parts.join('\n\n');
}

type Pick = 'first' | 'later';

function timeOf({ pages }: Results, entrant: string, { work, step, until }: Column, pick: Pick): number | undefined {
  const page = pages.find((result) => result.entrant === entrant && result.work === work);
  const samples = (page?.visits ?? []).flatMap((visit) => {
    const stepSamples = visit[pick][step] ?? [];
    return Array.isArray(stepSamples) ? stepSamples : [stepSamples];
  });
  return median(samples.map((sample) => sample[until]));
}

function weightsOf({ pages }: Results, entrants: readonly string[]): string {
  const works = [...new Set(pages.map(({ work }) => work))];
  const rows = entrants.map((entrant) => {
    const entrantPages = works.map((work) => pages.find((page) => page.entrant === entrant && page.work === work));
    return [
      entrant,
      ...entrantPages.map(
        (page) => page && `${kilo(page.weight.script)}${page.weight.later ? ` + ${kilo(page.weight.later)}` : ''}`,
      ),
      ...entrantPages.map((page) => page && kilo(page.weight.style)),
      ...entrantPages.map((page) => page && violationsOf(page)),
    ];
  });
  const header = [
    '',
    ...works.map((work) => `${work} JS`),
    ...works.map((work) => `${work} CSS`),
    ...works.map((work) => `axe ${work}`),
  ];
  return `Brotli, kB without React (+ lazy-loaded), and violations found by axe:\n\n${markdownTable(header, rows)}`;
}

function violationsOf({ visits, problem }: PageResult): string {
  if (problem) return 'failed';
  const allFindings = visits.flatMap(({ findings }) => findings ?? []);
  return String(allFindings.reduce((sum, { elements }) => sum + elements, 0));
}

function serverOf({ server }: Results, entrants: readonly string[]): string {
  const plain = server.plain;
  const rows = entrants.map((entrant) => {
    const result = server[entrant];
    return [
      entrant,
      withRatio(median(result?.rates ?? []), median(plain?.rates ?? [])),
      result && plain && `${kilo(result.html)} (${(result.html / plain.html).toFixed(2)})`,
    ];
  });
  return `200 cards on a server:\n\n${markdownTable(['', 'renders per second', 'kB of HTML'], rows)}`;
}

function kilo(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}

function withRatio(value: number | undefined, baseline: number | undefined): string | undefined {
  if (value === undefined) return undefined;
  return baseline === undefined ? value.toFixed(1) : `${value.toFixed(1)} (${(value / baseline).toFixed(2)})`;
}
