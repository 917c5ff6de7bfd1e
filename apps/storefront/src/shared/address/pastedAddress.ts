// A separate module, so that the parser with its region tables is a chunk that loads only when an address is pasted.
export { parsePastedAddress } from '@mallard/domain/validation';
