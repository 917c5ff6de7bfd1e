// A module of its own, so that the parser and its tables of place names are a chunk that only pasting fetches.
export { parsePastedAddress } from '@mallard/domain/validation';
