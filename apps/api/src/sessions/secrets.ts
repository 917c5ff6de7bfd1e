/** What only the server knows. */
export interface Secrets {
  /** Signs access and refresh tokens. */
  token: string;
  /** Mixed into every password before it is hashed; `id` says which one, so that it can be replaced. */
  pepper: { id: string; value: string };
  /** Sign payment callbacks: the first one signs, all verify. */
  callbacks: [string, ...string[]];
}
