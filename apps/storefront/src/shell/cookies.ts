/** Reads one cookie out of a `Cookie` header or `document.cookie`; one that is not ours may be encoded in any way. */
export function readCookie(cookies: string, name: string): string | null {
  for (const pair of cookies.split(';')) {
    const [key, ...value] = pair.trim().split('=');
    if (key === name) return decoded(value.join('='));
  }
  return null;
}

function decoded(value: string): string | null {
  try {
    return decodeURIComponent(value);
  } catch {
    return null;
  }
}

const ONE_YEAR_IN_SECONDS = 31_536_000;

/** Writes a preference as a cookie that the server can read on the next page load. */
export function preferenceCookie(name: string, value: string): string {
  return `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${ONE_YEAR_IN_SECONDS}; SameSite=Lax`;
}
