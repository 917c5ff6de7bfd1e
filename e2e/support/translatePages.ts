import type { BrowserContext } from '@playwright/test';

/**
 * Does to every page what translators in browsers do: puts two `font` elements in the place of each text node, now and
 * whenever there is new text, and leaves alone what says `translate="no"`. The text stays the same, so that tests can read
 * it. Text that the shop changes in a node that is no longer in the page is an error of the page.
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
