/**
 * Measured height in px of the notice over the page. Set on the root element while a notice is
 * above the lower bars.
 */
export const noticeProperty = '--mallard-notice';
/** The same as a CSS value: the space to leave free at the lower edge. */
export const noticeHeight = `var(${noticeProperty}, 0px)`;
/**
 * Space for the notice at the end of the page, in px. It is removed a little later than the notice,
 * see `useNoticeDock`.
 */
export const noticeRoomProperty = '--mallard-notice-room';
export const noticeRoom = `var(${noticeRoomProperty}, 0px)`;
