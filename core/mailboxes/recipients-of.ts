/** Headers that say whom a mail is for. */
const HEADERS = new Set(['delivered-to', 'x-original-to', 'envelope-to', 'to', 'cc'])
/** Bytes of a mail in which its head ends. */
const LONGEST_HEAD = 256 * 1024
/** Longest that a mail address may be (RFC 5321). */
const LONGEST_ADDRESS = 320
/** What may stand around an address. */
const AROUND = /[\s<>,;:"()]+/

/** The addresses that the head of a mail names as those it is for, before the mail is taken apart; each once. */
export function recipientsOf(source: Uint8Array): readonly string[] {
  const head = new TextDecoder().decode(source.subarray(0, LONGEST_HEAD))
  const found = new Set<string>()
  let names = false
  for (const line of head.split(/\r?\n/)) {
    if (!line) break
    const isFolded = line.startsWith(' ') || line.startsWith('\t')
    const colon = isFolded ? -1 : line.indexOf(':')
    if (!isFolded) names = HEADERS.has(line.slice(0, colon).trim().toLowerCase())
    if (!names) continue
    for (const word of line.slice(colon + 1).split(AROUND))
      if (word.includes('@') && word.length <= LONGEST_ADDRESS) found.add(word.toLowerCase())
  }
  return [...found]
}
