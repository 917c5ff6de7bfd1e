/** How much of the window's bottom the keyboard of a phone covers, in styles of what lies in a `ModalLayer`. */
export const keyboardHeight = 'var(--keyboard-height, 0px)';
