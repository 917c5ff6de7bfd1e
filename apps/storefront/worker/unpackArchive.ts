/** Fewer missing files than this are cheaper to request one by one. */
const MIN_MISSING = 20;

/**
 * Stores the scripts and style sheets of an archive in a cache, if many are missing there. If the server doesn't have the archive,
 * nothing is stored.
 *
 * @param archive absolute URL of a JSON file with the texts of files in its folder, by name
 * @param urls absolute URLs of the files that the cache should contain
 * @throws {TypeError} when the network fails. The browser then installs the worker on a later visit.
 */
export async function unpackArchive(cache: Cache, archive: string, urls: readonly string[]): Promise<void> {
  const stored = new Set((await cache.keys()).map(({ url }) => url));
  const missing = new Set(urls.filter((url) => !stored.has(url)));
  if (missing.size < MIN_MISSING) return;
  const response = await fetch(archive, { priority: 'low' });
  if (!response.ok) return;
  const texts: Record<string, string> = await response.json();
  for (const [name, text] of Object.entries(texts)) {
    const { href } = new URL(name, archive);
    const type = name.endsWith('.css') ? 'text/css' : 'text/javascript';
    if (missing.has(href)) await cache.put(href, new Response(text, { headers: { 'Content-Type': type } }));
  }
}
