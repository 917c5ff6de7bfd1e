export {
  type Correction,
  correctJoined,
  correctKeyword,
  correctParts,
  correctRun,
  correctWord,
  isBetterFound,
  joinedSuspects,
  type KnownSpelling,
  suspectsOf,
} from './corrections.ts';
export { createTermReader, type TermReader } from './createTermReader.ts';
export { isGiftSearch } from './isGiftSearch.ts';
export { isOnlyMentioned } from './isOnlyMentioned.ts';
export { describeReading, EMPTY_READING, type KeywordReading } from './keywordReading.ts';
export { createLexicon, type Lexicon, type LexiconParts, type RelatedWords, type WordGroups } from './lexicon.ts';
export { type Candidate, type ChosenTerm, chooseTerms } from './matchQuality.ts';
export {
  compareFits,
  firstOffer,
  fitOfValue,
  matchSku,
  mayNameValue,
  type NamedValue,
  namedValues,
  type PriceOrder,
  priceOrderOf,
  skusOfKeyword,
  type ValuesOfKeyword,
} from './matchSku.ts';
export { excludeUnwanted, readNegation } from './negationWords.ts';
export { type KeywordTerm, parseKeyword, type RunKnowledge, runsOfKeyword } from './parseKeyword.ts';
export { type PricedQuery, type PricedReading, withoutPriceWords, withPriceWords } from './priceWords.ts';
export { intendedOnly, type KeywordWords, mostLikely, relaxedWords } from './relaxedWords.ts';
export { type DocumentHit, type DocumentHits, type DocumentSearch, searchDocuments } from './searchDocuments.ts';
export {
  hasSkuFilter,
  meetsSkuFilter,
  parseAttributes,
  readSkuFilter,
  type SkuFacts,
  type SkuFilter,
  type SkuFilterQuery,
} from './skuFilter.ts';
export type { Form } from './termsOfText.ts';
export { tokenize } from './tokenize.ts';
export { MAX_CANDIDATES } from './topCandidates.ts';
export {
  halvesOf,
  isMisspelling,
  isTypoOfBeginning,
  SHORTEST_TYPO,
  SHORTEST_UNFINISHED,
  soundAlikes,
  withoutOneLetter,
} from './typos.ts';
export { LEAST_IN_TITLE, type ProductWords, type WeighedTerm, weighCategory, weighProduct } from './weighProduct.ts';
export { type DescribedProduct, wordsOfProduct } from './wordsOfProduct.ts';
export { wordsOfRun } from './wordsOfRun.ts';
