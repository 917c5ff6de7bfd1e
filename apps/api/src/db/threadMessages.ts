/** Message to the database thread: a query, or `null` to close the database. */
export interface ThreadRequest {
  id: number;
  query: { sql: string; params: unknown[]; rowMode: 'array' | 'object' } | null;
}

/** Reply of the database thread. The first reply, with id 0, means that the database is open. */
export type ThreadReply =
  | { id: number; result: unknown }
  | { id: number; error: { message: string; code?: string | undefined; constraint?: string | undefined } };
