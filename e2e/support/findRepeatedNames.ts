import type { Page } from '@playwright/test';

/** Landmarks; two of one role need different names. axe requires a name for those that always are landmarks. */
const LANDMARKS = ['region', 'navigation', 'complementary', 'form', 'search'];

/** Two of one role need different names or descriptions, unless they are in cards of the same thing. */
const BUTTONS = ['button', 'menuitem'];

/** Two of one role need different names or descriptions, unless they are in groups with different names. */
const FIELDS = ['checkbox', 'switch', 'radio', 'textbox', 'searchbox', 'spinbutton', 'combobox', 'slider'];

/** Groups whose name a screen reader reads with a field that gets the focus. */
const GROUPS = ['radiogroup', 'group', 'region', 'form', 'banner'];

/** The part of a node of the accessibility tree that is read here. */
interface Node {
  nodeId: string;
  parentId?: string;
  childIds?: string[];
  ignored: boolean;
  role?: { value?: unknown };
  name?: { value?: unknown };
  description?: { value?: unknown };
  properties?: { name: string; value: { value?: unknown } }[];
}

/**
 * Finds what the lists of a screen reader cannot tell apart: landmarks of one role with the same name, titles of sections
 * with the same name, links with the same name and description that lead elsewhere, and buttons and fields with the same name
 * and description.
 *
 * @returns a sentence for each repeated name
 */
export async function findRepeatedNames(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const byId = new Map<string, Node>(nodes.map((node) => [node.nodeId, node]));
  const problems = new Set<string>();
  const seen = new Map<string, string | undefined>();
  const inCards = new Set<string>();
  for (const node of nodes.filter(({ ignored }) => !ignored)) {
    const role = textOf(node.role);
    const name = textOf(node.name);
    const description = textOf(node.description) || 'without a description';
    const href = propertyOf(node, 'url');
    if (role === 'link' && typeof href === 'string') {
      const url = targetOf(href);
      const key = `${role} "${name}", ${description}`;
      const known = seen.get(key);
      if (known !== undefined && known !== url) problems.add(`${key}: leads to ${known} and to ${url}`);
      seen.set(key, url);
    } else if (BUTTONS.includes(role)) {
      const card = `${name} ${cardOf(node)}`;
      if (!inCards.has(card)) addOnce(`${role} "${name}", ${description}`);
      if (cardOf(node) !== undefined) inCards.add(card);
    } else if (FIELDS.includes(role)) addOnce(`${role} "${name}" in "${groupsOf(node)}", ${description}`);
    else if ((LANDMARKS.includes(role) && name !== '') || (role === 'heading' && propertyOf(node, 'level') === 2))
      addOnce(`${role} "${name}"`);
  }
  return [...problems];

  function addOnce(key: string): void {
    if (seen.has(key)) problems.add(`${key} is there more than once`);
    seen.set(key, undefined);
  }

  /** The groups around a field. */
  function groupsOf({ parentId = '' }: Node): string {
    const parent = byId.get(parentId);
    if (!parent) return '';
    const role = textOf(parent.role);
    return groupsOf(parent) + (GROUPS.includes(role) ? `${role} ${textOf(parent.name)}, ` : '');
  }

  /** Where the card around a button leads: the same product may be shown twice. */
  function cardOf({ parentId = '' }: Node): string | undefined {
    const parent = byId.get(parentId);
    if (!parent) return undefined;
    return textOf(parent.role) === 'article' ? linkIn(parent) : cardOf(parent);
  }

  function linkIn({ childIds = [] }: Node): string | undefined {
    for (const id of childIds) {
      const child = byId.get(id);
      const href = child && propertyOf(child, 'url');
      const found = typeof href === 'string' ? href : child && linkIn(child);
      if (found !== undefined) return found;
    }
    return undefined;
  }
}

function propertyOf({ properties }: Node, name: string): unknown {
  return properties?.find((one) => one.name === name)?.value.value;
}

function textOf(value: { value?: unknown } | undefined): string {
  return typeof value?.value === 'string' ? value.value : '';
}

/** Where a link leads, whatever comes after a login. */
function targetOf(href: string): string {
  const url = new URL(href);
  url.searchParams.delete('redirect');
  return url.pathname + url.search + url.hash;
}
