import type { Backend } from '@mallard/domain/client';
import type { Envelope } from '@mallard/domain/contract';

/** One thing that a back end does wrong, and what the kit must say of it. */
export interface PlantedDefect {
  /** What the back end does: `sends refusals with status 200`. */
  name: string;
  /** Areas and endpoints that show it. */
  only: readonly string[];
  /** The case that must fail: endpoint and sentence. */
  failing: RegExp;
  /** What its message must name. */
  says: RegExp;
  plant(inner: Backend): Backend;
}

/** The data of an answer, whatever they are. */
export type Data = Record<string, unknown>;

/** Whether this is a call of the method on such a path. */
export const isCall = (request: Request, method: string, path: RegExp) =>
  request.method === method && path.test(new URL(request.url).pathname);

/** The same answer with other data; refusals stay as they are unless `edit` looks at them. */
export async function withData(response: Response, edit: (data: Data) => unknown): Promise<Response> {
  const { code, message, data } = (await response.json()) as Envelope<Data>;
  return Response.json({ code, message, data: response.ok ? edit(data) : data }, { status: response.status });
}
