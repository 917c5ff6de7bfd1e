import { readFileSync } from 'node:fs';
import type { Config } from '@mallard/api/serve';
import { StartupError } from '@mallard/api/startup-error';
import { type Capabilities, readCapabilities } from '@mallard/domain/capabilities';
import { type Shop, shop as shopSchema } from '@mallard/domain/contract';
import * as v from 'valibot';
import type { PublicConfig } from '../src/services/pageState.ts';

const packageFile = v.object({ version: v.string() });
const { version } = v.parse(packageFile, JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')));

/** Returns the settings of this deployment that are sent to browsers. */
export function shopConfig(
  { hasSampleShop, hasDemoAccount, basePath }: Pick<Config, 'hasSampleShop' | 'hasDemoAccount' | 'basePath'>,
  shop: Shop,
  { CAPABILITIES_FILE: file = '' }: Record<string, string | undefined>,
): PublicConfig {
  const ownShop = withoutArticleTexts(shop);
  return {
    version,
    ...(basePath !== '' && { basePath }),
    shop: file === '' ? ownShop : withoutMissing(ownShop, readCapabilityFile(file)),
    hasSampleShop,
    ...(hasDemoAccount && { hasDemoAccount }),
  };
}

/** Returns a shop whose articles are empty, so that pages don't contain texts that they don't show. An article's page reads its text. */
function withoutArticleTexts(shop: Shop): Shop {
  const articles = Object.entries(shop.articles).map(([name, texts = {}]) => [
    name,
    Object.fromEntries(Object.keys(texts).map((tag) => [tag, ''])),
  ]);
  return { ...shop, articles: Object.fromEntries(articles) };
}

/** Returns a shop that doesn't offer what the conformance kit found missing, besides what it says itself. */
function withoutMissing(shop: Shop, { notOffered: missing }: Capabilities): Shop {
  const { areas, endpoints } = shop.notOffered;
  const notOffered = {
    areas: [...new Set([...areas, ...missing.areas])],
    endpoints: [...new Set([...endpoints, ...missing.endpoints])],
  };
  return { ...shop, notOffered };
}

/**
 * Reads the capability file, in which the conformance kit lists the endpoints that the back end offers.
 *
 * @throws {StartupError} if the file can't be read or is invalid
 */
function readCapabilityFile(file: string): Capabilities {
  const read = readCapabilities(parseFile(file));
  if (read.ok) return read.capabilities;
  const { error } = read;
  const why =
    error.code === 'NEWER' ? `is of version ${error.version}, which this shop does not know` : 'is no capability file';
  throw new StartupError(
    `The file ${file}, named by CAPABILITIES_FILE, ${why}. Run the conformance kit to write a new one.`,
  );
}

function parseFile(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new StartupError(`The file ${file}, named by CAPABILITIES_FILE, cannot be read: ${why}`);
  }
}

const shopResponse = v.object({ data: shopSchema });

/**
 * Reads the settings of the shop from its API.
 *
 * @throws {StartupError} if the API doesn't return them
 */
export async function readShop(api: (request: Request) => Promise<Response>): Promise<Shop> {
  const response = await api(new Request('http://localhost/api/shop'));
  const read = v.safeParse(shopResponse, await response.json().catch(() => null));
  if (read.success) return read.output.data;
  const path = v.getDotPath(read.issues[0]) ?? 'the body';
  throw new StartupError(
    `GET /api/shop must return the settings of the shop. The status was ${response.status}, ${path} is invalid.`,
  );
}
