import type { Page } from '@playwright/test';

/** Landmark roles. Two landmarks of one role need different names. axe checks that they have a name. */
const LANDMARKS = ['region', 'navigation', 'complementary', 'form', 'search'];

/** Button roles. Two of one role need different names or descriptions, unless they are in cards of the same product. */
const BUTTONS = ['button', 'menuitem'];

/** Field roles. Two of one role need different names or descriptions, unless they are in groups with different names. */
const FIELDS = ['checkbox', 'switch', 'radio', 'textbox', 'searchbox', 'spinbutton', 'combobox', 'slider'];

/** Groups whose name a screen reader reads with a field that gets the focus. */
const GROUPS = ['radiogroup', 'group', 'region', 'form', 'banner'];

/** The used fields of a node in the accessibility tree. */
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
 * Finds entries that a screen reader lists with the same name: landmarks of one role, section headings, links to different
 * targets with the same description, and buttons and fields with the same description.
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
      const earlierUrl = seen.get(key);
      if (earlierUrl !== undefined && earlierUrl !== url) problems.add(`${key}: leads to ${earlierUrl} and to ${url}`);
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
    if (seen.has(key)) problems.add(`${key} exists more than once`);
    seen.set(key, undefined);
  }

  /** Returns the names of the groups around a field. */
  function groupsOf({ parentId = '' }: Node): string {
    const parent = byId.get(parentId);
    if (!parent) return '';
    const role = textOf(parent.role);
    return groupsOf(parent) + (GROUPS.includes(role) ? `${role} ${textOf(parent.name)}, ` : '');
  }

  /** Returns the link of the card around a button, because the same product may be shown twice. */
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
  return properties?.find((property) => property.name === name)?.value.value;
}

function textOf(value: { value?: unknown } | undefined): string {
  return typeof value?.value === 'string' ? value.value : '';
}

/** Returns the target of a link without its `redirect` parameter. */
function targetOf(href: string): string {
  const url = new URL(href);
  url.searchParams.delete('redirect');
  return url.pathname + url.search + url.hash;
}
