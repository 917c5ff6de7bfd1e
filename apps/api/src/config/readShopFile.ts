import { readFileSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { type Shop, shop } from '@mallard/domain/contract';
import * as v from 'valibot';
import type { Config } from './config.ts';
import { brokenRules, completeShop, shopFile, unknownFields } from './shopFile.ts';
import { StartupError } from './startupError.ts';

/** Maximum size of the shop file and of each article, in bytes. */
const MAX_FILE_BYTES = 1_000_000;

/** Explanations of the contract's codes. Other codes are explained by the type of the field. */
const reasons: Record<string, string> = {
  CURRENCY: 'must be an ISO 4217 code in capitals, such as "EUR"',
  COUNTRY: 'must be an ISO 3166-1 code in capitals, such as "DE"',
  ORIGIN: 'must be an origin, such as "https://pay.example"',
  LANGUAGE: 'must be a language tag, such as "en-US"',
  REQUIRED: 'must not be empty',
  MAX_LENGTH: 'is too long',
  EMAIL: 'must be an email address',
  INTEGER: 'must be a whole number, an amount in minor units',
  MIN_VALUE: 'is too small',
  MAX_VALUE: 'is too large',
};

/**
 * Reads the settings of the shop from a JSON file. Fields that it doesn't have keep their defaults.
 *
 * @param options.shopFile path of the file; `null` for a shop with default settings
 * @param options.hasSampleShop whether the shop has the sample products. Other shops have no texts of the sample shop
 * @param options.passwordSalt salt of the hashes that browsers send instead of passwords
 * @throws {StartupError} if the file can't be read, or with every invalid field, the reason and what to do
 */
export function readShopFile({
  shopFile: file,
  passwordSalt: salt,
  hasSampleShop,
}: Pick<Config, 'shopFile' | 'passwordSalt' | 'hasSampleShop'>): Shop {
  if (file === null) return completeShop({}, { salt, hasSampleShop });
  const content = withArticleFiles(parseFile(file), file);
  // Valibot also accepts arrays as objects.
  const read = v.safeParse(shopFile, Array.isArray(content) ? null : content);
  const sentences = [
    ...unknownFields(shopFile, content).map((path) => explainUnknown(path, file)),
    ...(read.success
      ? brokenRules(read.output).map(({ field, requirement }) => explain(field, requirement, file))
      : read.issues.map((issue) => explainIssue(issue, file))),
  ];
  if (read.success && sentences.length === 0) return completeShop(read.output, { salt, hasSampleShop });
  throw new StartupError(sentences.join('\n'));
}

function parseFile(file: string): unknown {
  try {
    return JSON.parse(readText(file));
  } catch (error) {
    throw unreadable(`The file ${file}, named by SHOP_FILE,`, error);
  }
}

function readText(file: string): string {
  if (statSync(file).size > MAX_FILE_BYTES) throw new Error(`it is larger than ${MAX_FILE_BYTES / 1_000_000} MB`);
  return readFileSync(file, 'utf8');
}

function unreadable(subject: string, error: unknown): StartupError {
  const reason = error instanceof Error ? error.message : String(error);
  return new StartupError(`${subject} cannot be read: ${reason}. Correct it, or unset SHOP_FILE.`);
}

const articleFile = v.pipe(v.string(), v.regex(/^[^\n]+\.md$/));
const withArticles = v.looseObject({ articles: v.record(v.string(), v.record(v.string(), v.unknown())) });

/** Replaces articles that are names of Markdown files, relative to the shop file, by their content. */
function withArticleFiles(content: unknown, file: string): unknown {
  if (!v.is(withArticles, content)) return content;
  const readArticle = (text: unknown) => {
    if (!v.is(articleFile, text)) return text;
    try {
      return readText(resolve(dirname(file), text));
    } catch (error) {
      throw unreadable(`The file ${text}, named by "articles" of the file ${file},`, error);
    }
  };
  const articles = Object.entries(content.articles).map(([name, texts]) => [
    name,
    Object.fromEntries(Object.entries(texts).map(([language, text]) => [language, readArticle(text)])),
  ]);
  return { ...content, articles: Object.fromEntries(articles) };
}

function explainIssue(issue: v.BaseIssue<unknown>, file: string): string {
  const path = v.getDotPath(issue);
  if (path === null) return `The file ${file}, named by SHOP_FILE, must contain a JSON object.`;
  const expected = issue.expected === null ? 'is invalid' : `must be ${issue.expected}`;
  return explain(path, reasons[issue.message] ?? expected, file);
}

function explain(field: string, requirement: string, file: string): string {
  return `The field "${field}" of the file ${file}, named by SHOP_FILE, ${requirement}. Correct it, or remove it to use the default.`;
}

function explainUnknown(path: readonly string[], file: string): string {
  const sentence = `The field "${path.join('.')}" of the file ${file}, named by SHOP_FILE, is unknown. Remove it.`;
  return path.length > 1 ? sentence : `${sentence} Known fields: ${Object.keys(shop.entries).join(', ')}.`;
}
