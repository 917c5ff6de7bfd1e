// Index: from the texts of products to weighted terms.
export { createTermReader, type TermReader } from './indexing/createTermReader.ts';
export type { Form } from './indexing/term.ts';
export {
  LEAST_IN_TITLE,
  type ProductWords,
  type WeightedTerm,
  weighCategory,
  weighProduct,
} from './indexing/weighProduct.ts';
export { wordsOfProduct } from './indexing/wordsOfProduct.ts';
export { createLexicon, type Lexicon } from './lexicon/lexicon.ts';
// Matching: from terms to documents.
export { type Candidate, MAX_CANDIDATES } from './matching/candidates.ts';
export type { ChosenTerm } from './matching/chooseTerms.ts';
export { createDocumentSearch, type DocumentSearch } from './matching/createDocumentSearch.ts';
export { type KeywordMatch, type MatchOptions, matchKeyword, type SearchIndex } from './matching/matchKeyword.ts';
export type { TermGroups } from './matching/relaxQuery.ts';
// Query: from a keyword to filters and terms.
export { describeReading, EMPTY_READING, type KeywordReading } from './query/keywordReading.ts';
export { excludeUnwanted, readNegation } from './query/negationWords.ts';
export { isGiftSearch, type KeywordTerm, type RunKnowledge } from './query/parseKeyword.ts';
export { type PricedQuery, type PricedReading, withoutPriceWords, withPriceWords } from './query/withPriceWords.ts';
// SKUs: which SKU of a product a list shows.
export { firstOffer, matchSku, type PriceOrder, priceOrderOf, skusOfKeyword } from './skus/matchSku.ts';
export {
  compareFits,
  fitOfValue,
  mayNameValue,
  type NamedValue,
  namedValues,
  type ValuesOfKeyword,
} from './skus/namedValues.ts';
export {
  hasSkuFilter,
  meetsSkuFilter,
  parseAttributes,
  readSkuFilter,
  type SkuFacts,
  type SkuFilter,
  type SkuFilterQuery,
} from './skus/skuFilter.ts';
export { wordsOfRun } from './text/wordsOfRun.ts';
export type { KnownSpelling } from './typos/corrections.ts';
export { halvesOf, SHORTEST_UNFINISHED, typoKeys, withoutOneLetter } from './typos/typos.ts';
