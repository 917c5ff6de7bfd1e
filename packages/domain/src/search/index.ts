export { createTermReader, type TermReader } from './createTermReader.ts';
export { createLexicon, type Lexicon, type LexiconParts, type WordGroups } from './lexicon.ts';
export { type Candidate, type ChosenTerm, chooseTerms, isLittle } from './matchQuality.ts';
export { MOST_CANDIDATES } from './mostCandidates.ts';
export { isOnlyMentioned } from './onlyMentioned.ts';
export { parseKeyword, type RunKnowledge, runsOfKeyword, type Wish } from './parseKeyword.ts';
export { type DocumentHit, type DocumentHits, searchDocuments } from './searchDocuments.ts';
export {
  halvesOf,
  isOneSlip,
  isSlipOfBeginning,
  SHORTEST_SLIP,
  SHORTEST_UNFINISHED,
  withoutOneLetter,
} from './slips.ts';
export { earnestly, type KeywordWords, someOfWords } from './someOfWords.ts';
export type { Form } from './termsOfText.ts';
export { tokenise } from './tokenise.ts';
export { LEAST_IN_TITLE, type ProductWords, type WeighedTerm, weighCategory, weighProduct } from './weighProduct.ts';
export { type DescribedProduct, wordsOfProduct } from './wordsOfProduct.ts';
