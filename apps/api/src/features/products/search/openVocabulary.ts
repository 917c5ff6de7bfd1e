import { type Form, type WeightedTerm, withoutOneLetter } from '@mallard/search';
import { sql } from 'drizzle-orm';
import { flags, ints, texts } from '../../../db/arrays.ts';
import type { Database } from '../../../db/database.ts';
import { searchForms, searchTerms } from '../../../db/schema/index.ts';

/** Terms of the search index with their forms. */
export interface Vocabulary {
  /**
   * Inserts missing terms and forms.
   *
   * @returns ids of the terms
   */
  add(terms: readonly WeightedTerm[]): Promise<(term: WeightedTerm) => number>;
}

/** Opens the vocabulary for one transaction, and caches what it writes. */
export function openVocabulary(tx: Database): Vocabulary {
  const ids = new Map<string, number>();
  const written = new Set<string>();
  const idOf = (term: WeightedTerm) => {
    const id = ids.get(keyOf(term));
    if (id !== undefined) return id;
    throw new Error(
      `The search index stores ${JSON.stringify(term.term)} in another spelling: PostgreSQL can't store lone surrogates. Split texts between code points.`,
    );
  };
  return {
    async add(terms) {
      const fresh = new Map(terms.map((term) => [keyOf(term), term] as const).filter(([key]) => !ids.has(key)));
      for (const { id, ...term } of await writeTerms(tx, [...fresh.values()])) ids.set(keyOf(term), id);
      const forms = terms.flatMap((term) =>
        term.forms.map((form) => ({ ...form, isWord: term.isWord, termId: idOf(term) })),
      );
      const rows = new Map(forms.map((form) => [`${form.text} ${form.termId} ${form.isWord}`, form]));
      for (const key of rows.keys()) if (written.has(key)) rows.delete(key);
      for (const key of rows.keys()) written.add(key);
      await writeForms(tx, [...rows.values()]);
      return idOf;
    },
  };
}

function keyOf({ term, role }: Pick<WeightedTerm, 'term' | 'role'>): string {
  return `${role} ${term}`;
}

interface WrittenTerm extends Pick<WeightedTerm, 'term' | 'role'> {
  id: number;
}

async function writeTerms(tx: Database, terms: readonly WeightedTerm[]): Promise<WrittenTerm[]> {
  if (terms.length === 0) return [];
  const fresh = sql`unnest(${texts(terms.map(({ term }) => term))}, ${texts(terms.map(({ role }) => role))})
    AS new (term, role)`;
  // Sorted, so that concurrent writers can't deadlock.
  await tx.execute(sql`INSERT INTO ${searchTerms} (term, role) SELECT term, role FROM ${fresh}
    WHERE NOT EXISTS (SELECT FROM ${searchTerms} t WHERE t.term = new.term AND t.role = new.role)
    ORDER BY term, role ON CONFLICT DO NOTHING`);
  const { rows } = await tx.execute<WrittenTerm & Record<string, unknown>>(
    sql`SELECT t.id, t.term, t.role FROM ${searchTerms} t JOIN ${fresh} USING (term, role)`,
  );
  return rows;
}

interface WrittenForm extends Form {
  isWord: boolean;
  termId: number;
}

async function writeForms(tx: Database, rows: readonly WrittenForm[]): Promise<void> {
  if (rows.length === 0) return;
  // A form that is a word in one product is a word everywhere.
  await tx.execute(sql`
    INSERT INTO ${searchForms} (form, term_id, kind, is_word, slips)
    SELECT DISTINCT ON (form, term_id) form, term_id, kind, is_word, string_to_array(slips, ' ')
    FROM unnest(${texts(rows.map(({ text }) => text))}, ${ints(rows.map(({ termId }) => termId))},
      ${texts(rows.map(({ kind }) => kind))}, ${flags(rows.map(({ isWord }) => isWord))},
      ${texts(rows.map(({ text, allowsTypos }) => (allowsTypos ? withoutOneLetter(text).join(' ') : '')))}) AS new (form, term_id, kind, is_word, slips)
    WHERE NOT EXISTS (
      SELECT FROM ${searchForms} f WHERE f.form = new.form AND f.term_id = new.term_id AND f.is_word >= new.is_word)
    ORDER BY form, term_id, is_word DESC
    ON CONFLICT (form, term_id) DO UPDATE SET is_word = excluded.is_word, slips = excluded.slips WHERE excluded.is_word`);
}
