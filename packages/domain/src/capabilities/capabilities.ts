import * as v from 'valibot';
import type { Endpoint } from '../contract/endpoint.ts';

/** The file version that this code writes, and the newest that it reads. */
export const CAPABILITIES_VERSION = 1;

const name = v.pipe(v.string(), v.minLength(1), v.maxLength(60));

/** The part of the contract that a back end does not offer. */
export const capabilities = v.object({
  version: v.literal(CAPABILITIES_VERSION),
  notOffered: v.object({
    /** Areas without any endpoint: `coupons`. */
    areas: v.pipe(v.array(name), v.maxLength(100)),
    /** Missing endpoints of other areas: `loginByCode`. */
    endpoints: v.pipe(v.array(name), v.maxLength(500)),
  }),
});
export type Capabilities = v.InferOutput<typeof capabilities>;

/**
 * `NEWER`: written for a later version of this code. `MALFORMED`: not a capability file; `path` is the invalid field.
 */
export type CapabilitiesError = { code: 'NEWER'; version: number } | { code: 'MALFORMED'; path: string };

export type CapabilitiesResult = { ok: true; capabilities: Capabilities } | { ok: false; error: CapabilitiesError };

/**
 * Reads a capability file that was parsed as JSON. Names unknown to this version of the contract are ignored, and so
 * are unknown fields.
 *
 * @example const read = readCapabilities(await (await fetch('/capabilities.json')).json()); const offered = read.ok ?
 *   read.capabilities : fullCapabilities;
 */
export function readCapabilities(value: unknown): CapabilitiesResult {
  const version = v.safeParse(v.object({ version: v.pipe(v.number(), v.integer()) }), value);
  if (version.success && version.output.version > CAPABILITIES_VERSION)
    return { ok: false, error: { code: 'NEWER', version: version.output.version } };
  const result = v.safeParse(capabilities, value);
  if (result.success) return { ok: true, capabilities: result.output };
  return { ok: false, error: { code: 'MALFORMED', path: v.getDotPath(result.issues[0]) ?? '' } };
}

/**
 * Creates the capabilities of a back end without these endpoints. An area without any endpoint is named as a whole.
 *
 * @param contract all endpoints, in any order
 */
export function toCapabilities(
  contract: readonly Pick<Endpoint, 'name' | 'area'>[],
  missing: readonly string[],
): Capabilities {
  const isMissing = (endpoint: Pick<Endpoint, 'name'>) => missing.includes(endpoint.name);
  const areas = [...new Set(contract.map(({ area }) => area))].filter((area) =>
    contract.filter((endpoint) => endpoint.area === area).every(isMissing),
  );
  const endpoints = contract.filter((endpoint) => isMissing(endpoint) && !areas.includes(endpoint.area));
  return {
    version: CAPABILITIES_VERSION,
    notOffered: { areas: areas.toSorted(), endpoints: endpoints.map((endpoint) => endpoint.name).toSorted() },
  };
}
