import { expect, type Page } from '@playwright/test';

interface Comparison {
  /** Elements whose styles differ from those with `:has()`. */
  differences: string[];
  /** Selectors with `:has()` that match an element of the page, without class names. */
  applied: string[];
}

/** Temporarily replaces the style sheets of a page by the originals with `:has()`, and compares the styles of all elements. */
function compare(): Promise<Comparison> {
  const has = ':has(';
  return run();

  async function run(): Promise<Comparison> {
    const sheets = [...document.styleSheets].filter(({ disabled }) => !disabled);
    const originals = await Promise.all(sheets.map(readOriginal));
    const noMotion = new CSSStyleSheet();
    noMotion.replaceSync('*,*::before,*::after{transition:none!important;animation:none!important}');
    const rules = originals.flatMap((sheet) => [...rulesWithHas(sheet)]);
    const properties = [...new Set(rules.flatMap(({ style }) => [...style]))];
    const elements = [...document.querySelectorAll('*')];

    // Synchronous, so that nothing else changes in between.
    document.adoptedStyleSheets = [noMotion];
    const actual = elements.map(stylesOf);
    for (const sheet of sheets) sheet.disabled = true;
    document.adoptedStyleSheets = [...originals, noMotion];
    const expected = elements.map(stylesOf);
    document.adoptedStyleSheets = [];
    for (const sheet of sheets) sheet.disabled = false;

    const applied = rules
      .map(({ selectorText }) => selectorText)
      .filter((selector) => document.querySelector(selector));
    return {
      differences: elements.flatMap((element, index) =>
        properties.flatMap((property, at) => {
          const [actualValue, expectedValue] = [actual[index]?.[at], expected[index]?.[at]];
          return actualValue === expectedValue
            ? []
            : [`${describe(element)} ${property}: ${actualValue}, not ${expectedValue}`];
        }),
      ),
      applied: [...new Set(applied.map((selector) => selector.replaceAll(/\._?\w+/g, '')))],
    };

    function stylesOf(element: Element): string[] {
      const style = getComputedStyle(element);
      return properties.map((property) => style.getPropertyValue(property));
    }
  }

  async function readOriginal({ href, ownerNode }: CSSStyleSheet): Promise<CSSStyleSheet> {
    const sheet = new CSSStyleSheet();
    const text = href === null ? (ownerNode?.textContent ?? '') : await (await fetch(href)).text();
    // The browser resolves addresses inside image-set() against the page, whatever the base URL of a constructed style sheet.
    sheet.replaceSync(
      text.replaceAll(/(?<=["(])\.\.?\/[^")]+/g, (path) => new URL(path, href ?? document.baseURI).href),
    );
    return sheet;
  }

  function* rulesWithHas(group: { cssRules: CSSRuleList }): Generator<CSSStyleRule> {
    for (const rule of group.cssRules) {
      if (rule instanceof CSSStyleRule && rule.selectorText.includes(has)) yield rule;
      if (rule instanceof CSSGroupingRule) yield* rulesWithHas(rule);
    }
  }

  function describe(element: Element): string {
    return `${element.localName}.${element.classList} "${element.textContent?.trim().slice(0, 20)}"`;
  }
}

/**
 * Expects that a page without `:has()` (see `removeHas`) has the same styles as with it.
 *
 * @param selectors selectors of rules that must match on the page, without class names
 */
export async function expectStylesOfHas(page: Page, ...selectors: string[]): Promise<void> {
  await expect(async () => {
    const { differences, applied } = await page.evaluate(compare);
    expect(differences).toEqual([]);
    expect(applied).toEqual(expect.arrayContaining(selectors));
  }).toPass({ timeout: 10_000 });
}
