/** The version of each record as last read, by address: writes send it as If-Match, so no change overwrites another. */
const etags = new Map<string, string>()

/** Records whose answers are kept: those read last, so that a long day in one tab takes no more memory than a short one. */
const KEPT = 100
/** Answers that held the records read last, to be parsed when somebody asks for one. */
const answers = new Map<string, Response>()

export function rememberRecord(url: string, answer: Response): void {
  const etag = answer.headers.get('ETag')
  if (!etag) return
  const path = pathOf(url)
  etags.set(path, etag)
  answers.delete(path)
  answers.set(path, answer.clone())
  for (const oldest of [...answers.keys()].slice(0, -KEPT)) answers.delete(oldest)
}

export function etagOf(url: string): string | undefined {
  return etags.get(pathOf(url))
}

/** The record as last read at an address; undefined when none was, or too many were since. */
export async function recordOf(url: string): Promise<unknown> {
  return answers.get(pathOf(url))?.clone().json()
}

interface Chain {
  readonly first: number
  readonly last: number
}

/**
 * Per address the versions that changes of this tab alone went through, the first and the last of them. Only the newest
 * such chain counts: whoever saw a version before it is refused by the server whatever is made of that.
 */
const chains = new Map<string, Chain>()

/** Keeps that a change of this tab made `etag` of what had been `seen`. Answers may come in another order than changes. */
export function rememberReplaced(url: string, seen: string | null, etag: string | null): void {
  const [from, to] = [versionOf(seen), versionOf(etag)]
  if (!from || !to || from >= to) return
  const chain = chains.get(pathOf(url))
  if (chain?.last === from) chains.set(pathOf(url), { first: chain.first, last: to })
  else if (chain?.first === to) chains.set(pathOf(url), { first: from, last: chain.last })
  else if (!chain || from > chain.last) chains.set(pathOf(url), { first: from, last: to })
}

/** What became of a version that was `seen` by changes of this tab alone: those are nobody else's. */
export function afterOwnChanges(url: string, seen: string): string {
  const chain = chains.get(pathOf(url))
  const version = versionOf(seen)
  return chain && version && version >= chain.first && version < chain.last ? `"${chain.last}"` : seen
}

/** `"7"`: the number in it; nothing of `*`, and of a list of versions. */
const versionOf = (etag: string | null): number | undefined =>
  Number(/^(?:W\/)?"(\d+)"$/.exec(etag ?? '')?.[1]) || undefined

function pathOf(url: string): string {
  return new URL(url, location.origin).pathname
}
