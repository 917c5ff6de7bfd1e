export { ClaimButton, type ClaimButtonProps } from '../commerce/ClaimButton/ClaimButton.tsx';
