/** Height in px of the notice over the page, measured; set on the root element while there is one above the lower bars. */
export const noticeProperty = '--mallard-notice';
/** The same as a CSS value: what is fixed to the lower edge, or ends there, leaves this room. */
export const noticeHeight = `var(${noticeProperty}, 0px)`;
/** Room for the notice at the end of the page, in px: it stays a little longer than the notice, see `useNoticeDock`. */
export const noticeRoomProperty = '--mallard-notice-room';
export const noticeRoom = `var(${noticeRoomProperty}, 0px)`;
