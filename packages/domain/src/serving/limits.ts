/** Maximum bytes of a path with its query. */
export const MAX_URL = 2048;
/** Maximum bytes of all headers. */
export const MAX_HEADERS = 16 * 1024;
/** Maximum bytes of a JSON body; with a list, {@link MAX_BATCH}. */
export const MAX_JSON = 64 * 1024;
export const MAX_BATCH = 256 * 1024;
/** Maximum nesting of JSON. */
export const MAX_DEPTH = 20;
/** Nine pictures of 5 MB, plus multipart boundaries and headers. */
export const MAX_MULTIPART = 9 * 5 * 1024 * 1024 + 64 * 1024;
/** Milliseconds that a JSON body may take to arrive, and one with pictures. */
export const BODY_MS = 8_000;
export const UPLOAD_MS = 60_000;
/**
 * Milliseconds after which the server aborts a call: before its quickest client (10 s) does. Pictures may arrive first.
 */
export const DEADLINE_MS = 9000;
