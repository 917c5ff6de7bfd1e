import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { createHasConditions, MARK } from './hasConditions.ts';

afterEach(() => {
  document.body.replaceChildren();
});

/** Returns the ids of the elements that match the rewritten selector. */
function select(selector: string): string[] {
  const conditions = createHasConditions();
  const [rule = ''] = conditions.rewrite(`${selector}{color:red}`);
  expect(rule).not.toContain(':has(');
  for (const [element, value] of conditions.evaluate(document)) element.setAttribute(MARK, value);
  const found = [...document.querySelectorAll(rule.slice(0, rule.lastIndexOf('{')))].map(({ id }) => id);
  for (const element of document.querySelectorAll(`[${MARK}]`)) element.removeAttribute(MARK);
  return found;
}

describe('a selector without :has()', () => {
  test.each([
    ['label:has(:checked)', ['chosen']],
    ['label:not(:has(:checked, [aria-invalid="true"]))', ['other']],
    ['label:has(> input:checked):has(> span)', ['chosen']],
    ['html:has(.bar) .foot', ['foot']],
    ['p, label:has(+ label)', ['chosen', 'text']],
    ['#chosen:has(~ :is(p, ul):not([data-x])) > span', ['name']],
    ['div:has(> * + p)', ['root']],
    ['div:has(> p + .bar > i)', ['root']],
    [':is(div:has(.bar), b) > label', ['chosen', 'other']],
  ])('selects the same as %s', (selector, ids) => {
    document.body.innerHTML = `<div id="root">
      <label id="chosen"><input type="radio" checked><span id="name"></span></label>
      <label id="other"><input type="radio"></label>
      <p id="text"></p><div class="bar"><i></i></div><footer class="foot" id="foot"></footer></div>`;
    expect(select(selector)).toEqual(ids);
  });

  test('selects the same as the browser in any tree', () => {
    // Each element is a child of an earlier one.
    const elements = fc.array(fc.tuple(fc.constantFrom('a', 'b', 'i'), fc.nat()), { minLength: 1, maxLength: 12 });
    const relative = fc
      .tuple(fc.constantFrom('', '> ', '+ ', '~ '), fc.constantFrom('a', 'b', '*', 'a > b', 'i + b', 'b a'))
      .map((parts) => parts.join(''));
    const selectors = fc
      .tuple(fc.constantFrom('a', 'b', ''), relative, relative, fc.boolean())
      .map(([name, one, two, isNot]) =>
        isNot ? `${name}:not(:has(${one},${two}))` : `${name}:has(${one}):has(${two})`,
      );
    fc.assert(
      fc.property(elements, selectors, (list, selector) => {
        const placed: Element[] = [document.body];
        document.body.replaceChildren();
        for (const [name, parent] of list) {
          const element = document.createElement(name);
          element.id = `element-${placed.length}`;
          placed[parent % placed.length]?.append(element);
          placed.push(element);
        }
        expect(select(`body ${selector}`)).toEqual(
          [...document.querySelectorAll(`body ${selector}`)].map(({ id }) => id),
        );
      }),
    );
  });
});

describe('a style sheet', () => {
  const rewrite = (sheet: string) => createHasConditions().rewrite(sheet);

  test('is split into its rules; rules without :has() stay unchanged', () => {
    const rules = [
      '@layer a,b;',
      '@font-face{src:url(data:font/woff2;base64,AA==)}',
      '@layer a{@media (width>1px){a::before{content:"{;}/*"}}b{color:red}}',
      'a:hover{color:red}',
      '@supports selector(:has(*)){a{color:red}}',
    ];
    expect(rewrite(rules.join('/* a{ */\n'))).toEqual(rules);
  });

  test('keeps the specificity of :has()', () => {
    expect(rewrite('@layer a{.a:has(> .b i, #c):hover{color:red}}')).toEqual([
      '@layer a{.a:is(:where([data-has~="0"]),.b i:not(*),#c:not(*)):hover{color:red}}',
    ]);
  });

  test('uses one number for equal conditions', () => {
    const conditions = createHasConditions();
    const [first = '', second = '', third = ''] = ['a:has(b)', 'a:hover:has(b)', 'a:has(i)'].map(
      (selector) => conditions.rewrite(`${selector}{}`)[0],
    );
    expect([first, second, third].map((rule) => /"(\d+)"/.exec(rule)?.[1])).toEqual(['0', '0', '1']);
  });

  test('keeps a rule that cannot be parsed', () => {
    expect(rewrite('a:has(b:){color:red}a:has(b{}')).toEqual(['a:has(b:){color:red}', 'a:has(b{}']);
  });
});
