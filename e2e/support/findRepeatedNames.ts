import type { Page } from '@playwright/test';

/** Landmarks; two of one role need different names. axe requires a name for those that always are landmarks. */
const LANDMARKS = ['region', 'navigation', 'complementary', 'form', 'search'];

/**
 * Finds what the lists of a screen reader cannot tell apart: landmarks of one role with the same name, titles of sections
 * with the same name, and links with the same name and description that lead elsewhere.
 *
 * @returns a sentence for each repeated name
 */
export async function findRepeatedNames(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const problems = new Set<string>();
  const seen = new Map<string, string | undefined>();
  for (const node of nodes.filter(({ ignored }) => !ignored)) {
    const property = (name: string) => node.properties?.find((one) => one.name === name)?.value.value;
    const role: string = node.role?.value ?? '';
    const name: string = node.name?.value ?? '';
    const href: string | undefined = property('url');
    if (role === 'link' && href !== undefined) {
      const url = targetOf(href);
      const key = `${role} "${name}", ${node.description?.value ?? 'without a description'}`;
      const known = seen.get(key);
      if (known !== undefined && known !== url) problems.add(`${key}: leads to ${known} and to ${url}`);
      seen.set(key, url);
    } else if ((LANDMARKS.includes(role) && name !== '') || (role === 'heading' && property('level') === 2)) {
      const key = `${role} "${name}"`;
      if (seen.has(key)) problems.add(`${key} is there more than once`);
      seen.set(key, undefined);
    }
  }
  return [...problems];
}

/** Where a link leads, whatever comes after a login. */
function targetOf(href: string): string {
  const url = new URL(href);
  url.searchParams.delete('redirect');
  return url.pathname + url.search + url.hash;
}
