/** Height of the window's bottom that a phone's keyboard covers, for styles of content in a `ModalLayer`. */
export const keyboardHeight = 'var(--keyboard-height, 0px)';
