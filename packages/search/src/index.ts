export { asksForPresent } from './asksForPresent.ts';
export {
  type Correction,
  correctJoined,
  correctKeyword,
  correctRun,
  correctWord,
  isBetterFound,
  joinedSuspects,
  type KnownSpelling,
  suspectsOf,
} from './corrections.ts';
export { createTermReader, type TermReader } from './createTermReader.ts';
export { describeReading, type KeywordReading, NOTHING_READ } from './keywordReading.ts';
export { createLexicon, type Lexicon, type LexiconParts, type RelatedWords, type WordGroups } from './lexicon.ts';
export { type Candidate, type ChosenTerm, chooseTerms } from './matchQuality.ts';
export {
  compareFits,
  compareOffers,
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
export { MOST_CANDIDATES } from './mostCandidates.ts';
export { excludeUnwanted, readNegation } from './negationWords.ts';
export { isOnlyMentioned } from './onlyMentioned.ts';
export { parseKeyword, type RunKnowledge, runsOfKeyword, type Wish } from './parseKeyword.ts';
export { type PricedQuery, type PricedReading, withoutPriceWords, withPriceWords } from './priceWords.ts';
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
export {
  halvesOf,
  isMisspelling,
  isSlipOfBeginning,
  SHORTEST_SLIP,
  SHORTEST_UNFINISHED,
  soundAlikes,
  withoutOneLetter,
} from './slips.ts';
export { earnestly, type KeywordWords, mostLikely, someOfWords } from './someOfWords.ts';
export type { Form } from './termsOfText.ts';
export { tokenise } from './tokenise.ts';
export { LEAST_IN_TITLE, type ProductWords, type WeighedTerm, weighCategory, weighProduct } from './weighProduct.ts';
export { type DescribedProduct, wordsOfProduct } from './wordsOfProduct.ts';
export { wordsOfRun } from './wordsOfRun.ts';
