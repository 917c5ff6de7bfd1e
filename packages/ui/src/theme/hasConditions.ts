/** Attribute with the numbers of the conditions that an element meets. */
export const MARK = 'data-has';

/** A `:has()` of a style sheet. */
interface HasCondition {
  /** Selects all elements for which the `:has()` is evaluated. */
  candidates: string;
  /** The relative selectors in its parentheses; one of them has to match. */
  relatives: readonly string[];
}

export interface HasConditions {
  /**
   * Replaces each `:has()` of a style sheet by a selector of {@link MARK} with the same specificity.
   *
   * @returns the top-level rules of the sheet
   */
  rewrite: (sheet: string) => string[];
  /** Returns the value of {@link MARK} for each element of a document that meets a condition of the rewritten sheets. */
  evaluate: (document: Document) => Map<Element, string>;
}

const HAS = /(?<!\\):has\(/;
/** An escape, a string, a comment, or one character. */
const TOKENS = /\\.|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\/\*.*?\*\/|./gs;
/** A compound selector up to its first pseudo-class. */
const BEFORE_PSEUDO = /^(?:\\.|\[[^\]]*\]|[^:\\[])*/s;
const COMBINATORS = /^[\s>+~,]$/;

const tokensOf = (text: string): readonly string[] => text.match(TOKENS) ?? [];

/** Evaluates `:has()` for browsers that lack it: see `polyfillHas`. */
export function createHasConditions(): HasConditions {
  const conditions: HasCondition[] = [];
  const numbers = new Map<string, number>();

  function rewriteCompound(compound: string): string {
    const start = HAS.exec(compound)?.index;
    if (start === undefined) return compound;
    const candidates = BEFORE_PSEUDO.exec(compound)?.[0] || '*';
    const inside = untilClosed(compound.slice(start + ':has('.length));
    const relatives = splitOutside(inside, /^,$/).map((relative) => relative.trim());
    const root = document.createDocumentFragment();
    // Throws for selectors that this browser cannot parse: they must not stop the evaluation of all
    // others.
    root.querySelector([candidates, ...relatives.map((relative) => `:scope ${relative}`)].join());
    const key = `${candidates} ${inside}`;
    const number = numbers.get(key) ?? conditions.push({ candidates, relatives }) - 1;
    numbers.set(key, number);
    // `:is()` has the specificity of its most specific selector, here of those in `:has()`. With
    // `:not(*)` they match nothing.
    const weights = relatives.map((relative) => `${relative.replace(/^[>+~]\s*/, '')}:not(*)`);
    const mark = `:is(:where([${MARK}~="${number}"]),${weights.join()})`;
    return `${compound.slice(0, start)}${mark}${rewriteCompound(compound.slice(start + ':has()'.length + inside.length))}`;
  }

  function rewritePrelude(prelude: string): string {
    if (!HAS.test(prelude) || prelude.trimStart().startsWith('@')) return prelude;
    try {
      return splitOutside(prelude, COMBINATORS, true).map(rewriteCompound).join('');
    } catch {
      return prelude;
    }
  }

  return {
    rewrite(sheet) {
      const rules: string[] = [];
      let rule = '';
      let pending = '';
      let depth = 0;
      for (const token of tokensOf(sheet)) {
        if (token.startsWith('/*')) continue;
        if (token === '{') {
          rule += `${rewritePrelude(pending)}{`;
          pending = '';
          depth += 1;
        } else if (token === '}' || token === ';') {
          rule += pending + token;
          pending = '';
          if (token === '}') depth -= 1;
          if (depth > 0) continue;
          rules.push(rule.trim());
          rule = '';
        } else pending += token;
      }
      return rules;
    },

    evaluate(document) {
      const marks = new Map<Element, string>();
      conditions.forEach(({ candidates, relatives }, number) => {
        for (const element of document.querySelectorAll(candidates)) {
          if (!relatives.some((relative) => hasRelative(element, relative))) continue;
          const before = marks.get(element);
          marks.set(element, before === undefined ? String(number) : `${before} ${number}`);
        }
      });
      return marks;
    },
  };
}

function hasRelative(element: Element, relative: string): boolean {
  if (!/^[+~]/.test(relative)) return element.querySelector(`:scope ${relative}`) !== null;
  const parent = element.parentElement;
  if (!parent) return false;
  const position = [...parent.children].indexOf(element) + 1;
  return parent.querySelector(`:scope > :nth-child(${position}) ${relative}`) !== null;
}

/** Returns the text before the closing parenthesis of one that is already open. */
function untilClosed(text: string): string {
  let depth = 1;
  let inside = '';
  for (const token of tokensOf(text)) {
    if (token === '(') depth += 1;
    if (token === ')') depth -= 1;
    if (depth === 0) return inside;
    inside += token;
  }
  throw new SyntaxError(`Missing ")" after "${text}"`);
}

/** Splits a selector at characters outside of strings, brackets and parentheses. */
function splitOutside(selector: string, separator: RegExp, keepSeparators = false): string[] {
  const parts: string[] = [];
  let part = '';
  let depth = 0;
  for (const token of tokensOf(selector)) {
    if (token === '(' || token === '[') depth += 1;
    if (token === ')' || token === ']') depth -= 1;
    if (depth === 0 && separator.test(token)) {
      parts.push(part, ...(keepSeparators ? [token] : []));
      part = '';
    } else part += token;
  }
  return [...parts, part];
}
