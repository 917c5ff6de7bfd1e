export { ClaimButton, type ClaimButtonProps } from '../commerce/ClaimButton/ClaimButton.tsx';
export { claimButtonWords } from '../commerce/ClaimButton/ClaimButton.words.ts';
