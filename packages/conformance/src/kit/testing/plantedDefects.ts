import type { Backend } from '@mallard/domain/client';
import type { Envelope } from '@mallard/domain/contract';

/** A defect of a back end, and the expected result of the kit. */
export interface PlantedDefect {
  /** The defect: `sends refusals with status 200`. */
  name: string;
  /** Areas and endpoints that detect it. */
  only: readonly string[];
  /** The case that must fail: endpoint and sentence. */
  failing: RegExp;
  /** Expected part of its message. */
  says: RegExp;
  plant(inner: Backend): Backend;
}

/** Any data of a response. */
export type Data = Record<string, unknown>;

/** Returns whether a request has this method and path. */
export const isCall = (request: Request, method: string, path: RegExp) =>
  request.method === method && path.test(new URL(request.url).pathname);

/** Returns a response with other data; refusals stay the same unless `edit` handles them. */
export async function withData(response: Response, edit: (data: Data) => unknown): Promise<Response> {
  const { code, message, data } = (await response.json()) as Envelope<Data>;
  return Response.json({ code, message, data: response.ok ? edit(data) : data }, { status: response.status });
}
