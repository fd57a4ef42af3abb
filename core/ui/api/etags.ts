/** The version of each record as last read, by address: writes send it as If-Match, so no change overwrites another. */
const etags = new Map<string, string>()

export function rememberEtag(url: string, etag: string | null): void {
  if (etag) etags.set(pathOf(url), etag)
}

export function etagOf(url: string): string | undefined {
  return etags.get(pathOf(url))
}

/** The versions that this tab replaced itself, by address and version: what replaced them. */
const replaced = new Map<string, string>()

/** Keeps that a change of this tab made `etag` of what had been `seen`. */
export function rememberReplaced(url: string, seen: string | null, etag: string | null): void {
  if (seen && etag && seen !== etag) replaced.set(`${pathOf(url)} ${seen}`, etag)
}

/** What became of a version that was `seen` by changes of this tab alone: those are nobody else's. */
export function afterOwnChanges(url: string, seen: string): string {
  const next = replaced.get(`${pathOf(url)} ${seen}`)
  return next ? afterOwnChanges(url, next) : seen
}

function pathOf(url: string): string {
  return new URL(url, location.origin).pathname
}
