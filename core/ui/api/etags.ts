/** The version of each record as last read, by address: writes send it as If-Match, so no change overwrites another. */
const etags = new Map<string, string>()

export function rememberEtag(url: string, etag: string | null): void {
  if (etag) etags.set(pathOf(url), etag)
}

export function etagOf(url: string): string | undefined {
  return etags.get(pathOf(url))
}

function pathOf(url: string): string {
  return new URL(url, location.origin).pathname
}
