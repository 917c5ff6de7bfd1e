/** What the database's thread is asked: a query, or (`null`) to close. */
export interface ThreadRequest {
  id: number;
  query: { sql: string; params: unknown[]; rowMode: 'array' | 'object' } | null;
}

/** What it answers. The first message, with id 0, says that the database is open. */
export type ThreadReply =
  | { id: number; result: unknown }
  | { id: number; error: { message: string; code?: string | undefined; constraint?: string | undefined } };
