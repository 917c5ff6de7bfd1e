/**
 * Changes a page as browser translators do: replaces each text node by two `font` elements.
 * Elements with `translate="no"` stay unchanged.
 */
export function translateText(root: Element): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) => {
    if (node instanceof Element) return node.matches(UNTRANSLATED) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_SKIP;
    return NodeFilter.FILTER_ACCEPT;
  });
  const texts: Node[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts) {
    const outer = document.createElement('font');
    const inner = outer.appendChild(document.createElement('font'));
    inner.textContent = text.textContent;
    text.parentNode?.replaceChild(outer, text);
  }
}

const UNTRANSLATED = '[translate="no"], script, style, textarea, title, option';
