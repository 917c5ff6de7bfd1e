export { type MessageChanges, mergeMessages } from '../intl/mergeMessages.ts';
