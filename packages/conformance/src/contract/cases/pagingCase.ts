import type { Paged } from '@mallard/domain/contract';
import { MAX_PAGE_SIZE } from '@mallard/domain/contract';
import { type ContractCase, defineCase } from '../contractCase.ts';
import { ContractViolation } from '../contractViolation.ts';
import { runContextOf } from '../runContext.ts';
import type { Scenario, ScenarioCall } from '../scenario.ts';
import { Skipped } from '../skipped.ts';
import { validateSuccess } from '../validateAnswer.ts';
import { sendCall } from '../wireRequest.ts';

/** Number of pages that a short list is split into. */
const PAGES = 3;

type Page = Paged<{ id: string }>;

/** The pages of a list contain every entry once, with a correct total. */
export function pagingCases({ endpoint, prepare, prepareList = prepare }: Scenario): ContractCase[] {
  const { entries = {} } = (endpoint.query ?? {}) as { entries?: object };
  if (!('pageNumber' in entries)) return [];
  return [
    defineCase('paging', endpoint.name, 'shows every entry once over its pages', async (target) => {
      const call = await prepareList(runContextOf(target));
      const { total } = await turnTo(call, 1, 1);
      if (total < 2) throw new Skipped(`a list of ${total} cannot be paged through`);
      const pageSize = Math.min(MAX_PAGE_SIZE, Math.ceil(total / PAGES));
      const totalPages = Math.ceil(total / pageSize);
      const seen = new Set<string>();
      for (let pageNumber = 1; pageNumber <= Math.min(PAGES, totalPages); pageNumber += 1) {
        const page = await turnTo(call, pageNumber, pageSize);
        assertEqual(page, { total, pageNumber, pageSize, totalPages });
        const due = Math.min(pageSize, total - (pageNumber - 1) * pageSize);
        if (page.items.length !== due) throw fault(pageNumber, 'data.items', `${due} entries`, `${page.items.length}`);
        for (const { id } of page.items) {
          if (seen.has(id)) throw fault(pageNumber, 'data.items', 'entries that no page before it has', `${id} again`);
          seen.add(id);
        }
      }
      const { items } = await turnTo(call, totalPages + 1, pageSize);
      if (items.length > 0)
        throw fault(totalPages + 1, 'data.items', 'nothing beyond the end', `${items.length} entries`);

      function assertEqual(page: Page, expected: Omit<Page, 'items'>): void {
        for (const [field, value] of Object.entries(expected)) {
          const got = page[field as keyof typeof expected];
          if (got !== value) throw fault(expected.pageNumber, `data.${field}`, String(value), String(got));
        }
      }

      async function turnTo({ input, shopper }: ScenarioCall, pageNumber: number, size: number): Promise<Page> {
        const query = { ...input.query, pageNumber, pageSize: size };
        const options = { token: shopper?.token ?? null };
        return validateSuccess(endpoint, await sendCall(target, endpoint, { ...input, query }, options)) as Page;
      }
    }),
  ];

  function fault(pageNumber: number, at: string, expected: string, got: string): ContractViolation {
    const asked = `${endpoint.method} ${endpoint.path}, page ${pageNumber},`;
    return new ContractViolation(`${asked} must have ${expected} at ${at}, but has ${got}`, {
      asked,
      expected,
      got,
      at,
    });
  }
}
