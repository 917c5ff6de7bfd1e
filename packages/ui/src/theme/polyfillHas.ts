import { createHasConditions, MARK } from './hasConditions.ts';

/** Events after which an element may match another pseudo-class. */
const EVENTS = ['input', 'change', 'reset', 'focusin', 'focusout'] as const;

/**
 * Makes `:has()` in style sheets work in browsers that lack it, such as Firefox before 121. Call it
 * once, before React renders or hydrates: it patches the setters of properties such as `checked`,
 * and React saves the setters that it finds.
 *
 * It reads the text of each style sheet, also of those added later, and replaces `:has()` with an
 * attribute on matching elements. Style sheets of other origins need CORS headers and
 * `crossorigin`. Not supported: `@import`. Also not supported inside the parentheses: `:hover`,
 * `:active` and pseudo-classes for typed text, such as `:placeholder-shown`.
 *
 * @example
 * if (!CSS.supports('selector(:has(*))')) {
 *   const { polyfillHas } = await import('@mallard/ui/polyfillHas');
 *   polyfillHas();
 * }
 */
export function polyfillHas(): void {
  const conditions = createHasConditions();
  const replacedSheets = new WeakSet<CSSStyleSheet>();
  let isScheduled = false;

  function update() {
    isScheduled = false;
    const marks = conditions.evaluate(document);
    for (const element of document.querySelectorAll(`[${MARK}]`))
      if (!marks.has(element)) element.removeAttribute(MARK);
    for (const [element, value] of marks) if (element.getAttribute(MARK) !== value) element.setAttribute(MARK, value);
  }

  function schedule() {
    if (isScheduled) return;
    isScheduled = true;
    requestAnimationFrame(update);
  }

  async function rewrite(sheet: CSSStyleSheet) {
    const text = await textOf(sheet);
    if (!text.includes(':has(')) return;
    const rules = conditions.rewrite(text);
    for (let index = sheet.cssRules.length; index > 0; index--) sheet.deleteRule(index - 1);
    for (const rule of rules) {
      try {
        sheet.insertRule(rule, sheet.cssRules.length);
      } catch {
        // The browser also skips a rule in a file that it cannot parse.
      }
    }
    // Synchronously: otherwise the page would be painted without these rules.
    update();
  }

  function rewriteNewSheets() {
    for (const sheet of document.styleSheets) {
      if (replacedSheets.has(sheet)) continue;
      replacedSheets.add(sheet);
      // A style sheet that cannot be fetched works as far as the browser supports it.
      rewrite(sheet).catch(() => undefined);
    }
  }

  new MutationObserver((changes) => {
    if (changes.every(({ attributeName }) => attributeName === MARK)) return;
    rewriteNewSheets();
    schedule();
  }).observe(document, { subtree: true, childList: true, attributes: true });
  // A style sheet is in the list once it has loaded; the event does not bubble.
  document.addEventListener('load', rewriteNewSheets, true);
  for (const event of EVENTS) document.addEventListener(event, schedule, true);
  // The browser may restore form values.
  window.addEventListener('pageshow', schedule);
  watchSetter(HTMLInputElement.prototype, 'checked', schedule);
  watchSetter(HTMLInputElement.prototype, 'indeterminate', schedule);
  watchSetter(HTMLOptionElement.prototype, 'selected', schedule);
  watchSetter(HTMLSelectElement.prototype, 'selectedIndex', schedule);
  watchSetter(HTMLSelectElement.prototype, 'value', schedule);
  rewriteNewSheets();
}

async function textOf({ href, ownerNode }: CSSStyleSheet): Promise<string> {
  if (href === null) return ownerNode?.textContent ?? '';
  // Served from the cache: the browser has just loaded it.
  const response = await fetch(href, { cache: 'force-cache' });
  return response.ok ? response.text() : '';
}

/** Calls a function after code has set a property, which fires no event and changes no attribute. */
function watchSetter(prototype: object, name: string, onSet: () => void): void {
  const descriptor = Object.getOwnPropertyDescriptor(prototype, name);
  const set = descriptor?.set;
  if (!set) return;
  Object.defineProperty(prototype, name, {
    ...descriptor,
    set(this: object, value: unknown) {
      set.call(this, value);
      onSet();
    },
  });
}
