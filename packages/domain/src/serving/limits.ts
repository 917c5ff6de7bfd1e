/** Most bytes of a path with its query. */
export const MAX_URL = 2048;
/** Most bytes of all headers. */
export const MAX_HEADERS = 16 * 1024;
/** Most bytes of a JSON body; where it may hold a list, {@link MAX_BATCH}. */
export const MAX_JSON = 64 * 1024;
export const MAX_BATCH = 256 * 1024;
/** How deep JSON may nest. */
export const MAX_DEPTH = 20;
/** Nine pictures of 5 MB, and what frames them. */
export const MAX_MULTIPART = 9 * 5 * 1024 * 1024 + 64 * 1024;
/** How many milliseconds a JSON body may take to arrive, and how many one with pictures. */
export const BODY_MS = 8_000;
export const UPLOAD_MS = 60_000;
/** After how many milliseconds the server gives a call up: before its quickest client (10 s) does. Pictures may arrive first. */
export const DEADLINE_MS = 9000;
