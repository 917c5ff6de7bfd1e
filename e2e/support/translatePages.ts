import type { BrowserContext } from '@playwright/test';

/**
 * Simulates a browser translator: replaces each text node by two `font` elements, now and when text changes, except in elements
 * with `translate="no"`. The text stays the same, so that tests can read it. A text update in a detached node is reported as a
 * page error.
 */
export async function translatePages(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const untranslated = '[translate="no"], head, script, style, textarea, option, font[data-translated]';
    const lost = new MutationObserver((changes) => {
      for (const { target, oldValue } of changes)
        reportError(new Error(`Translated: "${oldValue}" should have become "${target.textContent}"`));
    });
    function translate(node: Node): void {
      if (node instanceof Text) {
        if (!node.isConnected || node.parentElement?.closest(untranslated) || node.data.trim() === '') return;
        const outer = document.createElement('font');
        outer.dataset.translated = '';
        outer.append(document.createElement('font'));
        outer.firstElementChild?.append(node.data);
        node.replaceWith(outer);
        lost.observe(node, { characterData: true, characterDataOldValue: true });
      } else if (node instanceof Element && !node.matches(untranslated)) {
        for (const child of node.childNodes) translate(child);
      }
    }
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes)
        for (const node of type === 'characterData' ? [target] : addedNodes) translate(node);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
}
