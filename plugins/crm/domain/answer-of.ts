/** Characters of a line in which a program says whose mail follows; a longer one is somebody's words. */
const LONGEST_INTRO = 400
/** Lines that such a sentence is broken over. */
const INTRO_LINES = 3

/** `Op 24 nov. 2026 …`, which may go on below, and `Zonnig Dak <info@…> schreef op …`, which stands on one line. */
const INTRO_DAY = /^-*\s*(?:op|on|am|le|el|il|em)\s/i
const INTRO_NAME = /^["'<\p{L}].{0,160}?\s(?:schreef|wrote|schrieb|escribió|a écrit)\s(?:op|on|am|le|el)\s/iu
const INTRO_VERB = /(?<!\p{L})(?:schreef|geschreven|wrote|schrieb|escribió|écrit|scritto|escreveu)(?!\p{L})/iu
/** Day and time, or an address, by which the sentence of a program is told from one that a person writes. */
const INTRO_FACT = /\d{1,2}[:.h]\d{2}|<[^<>\s]+@[^<>\s]+>|\d{4}|\d{1,2}[-/.]\d{1,2}/

const SEPARATOR =
  /^-{2,}\s*(?:original|oorspronkelijk|ursprüngliche|mensaje original|message d.origine|forwarded|doorgestuurd|weitergeleitet|reenviado|mensaje reenviado|message transféré)/i
const RULE = /^_{10,}$/

const FROM = /^\*?(?:van|from|de|von|da)\s?\*?\s?:\*?\s*(\S.*)$/i
const SENT = /^\*?(?:verzonden|verstuurd|sent|gesendet|enviado(?: el)?|envoyé|datum|date|fecha)\s?\*?\s?:/i
const ABOUT = /^\*?(?:aan|to|an|para|à|onderwerp|subject|betreff|asunto|objet|cc)\s?\*?\s?:/i
/** Lines of the head of a quoted mail that are looked at. */
const HEAD_LINES = 6

/** What a telephone or a program writes under every mail. */
const DEVICE =
  /^(?:(?:verstuurd|verzonden) (?:vanaf|met|via|vanuit)|sent (?:from|with|via)|gesendet (?:von|mit)|von mein\S* .{1,60} gesendet|enviado (?:desde|con)|envoyé (?:de|depuis|à partir)|(?:get|download|télécharger|obtener|ontvang|hol(?:en sie)?|laden sie) outlook|outlook voor|(?:van|vanaf) mijn \S+ verzonden)\b.{0,120}$/i

/**
 * What somebody wrote in a mail, without the mail that it answers and without what their telephone writes under it. Lines
 * with `>` among somebody's own words are theirs; answers between the lines of a quote stay with those lines. A mail that
 * is nothing but a quote stays whole. Takes as long as the text is long.
 */
export function answerOf(text: string): string {
  const lines = text.replace(/\r\n?/g, '\n').split('\n')
  const own = withoutDevice(withoutQuote(lines)).join('\n').trim()
  return own || lines.join('\n').trim()
}

function withoutQuote(lines: readonly string[]): readonly string[] {
  for (let at = 0; at < lines.length; at++) {
    const line = (lines[at] ?? '').trim()
    if (!line) continue
    if (SEPARATOR.test(line) || isHead(lines, at) || (RULE.test(line) && isHead(lines, nextFilled(lines, at + 1))))
      return lines.slice(0, at)
    const length = introLength(lines, at)
    if (length) return withoutQuoted(lines, at, at + length)
  }
  return withoutLastQuote(lines)
}

/** After the sentence of a program: a quote with `>` may have answers in between and under it, any other goes to the end. */
function withoutQuoted(lines: readonly string[], intro: number, from: number): readonly string[] {
  const before = lines.slice(0, intro)
  const after = lines.slice(from)
  const first = nextFilled(after, 0)
  if (!isQuoted(after[first])) return before
  const rest = withoutLastQuote(after)
  if (!rest.some(line => line.trim() && !isQuoted(line))) return before
  // Who answers under the quote answers all of it: it says nothing that the conversation does not.
  const begin = rest.findIndex(line => line.trim() && !isQuoted(line))
  const isBelow = !before.some(line => line.trim()) && !rest.slice(begin).some(isQuoted)
  return isBelow ? rest.slice(begin) : [...before, ...rest]
}

/** The lines without a quote at their end that stands apart from what is before it. */
function withoutLastQuote(lines: readonly string[]): readonly string[] {
  let at = lines.length
  while (at > 0 && (isQuoted(lines[at - 1]) || !lines[at - 1]?.trim() || DEVICE.test(lines[at - 1]?.trim() ?? ''))) at--
  const first = lines.findIndex((line, i) => i >= at && isQuoted(line))
  return first < 0 || (first > 0 && lines[first - 1]?.trim()) ? lines : lines.slice(0, first)
}

const isQuoted = (line: string | undefined): boolean => line !== undefined && /^\s{0,3}>/.test(line)

function nextFilled(lines: readonly string[], from: number): number {
  let at = from
  while (at < lines.length && !lines[at]?.trim()) at++
  return at
}

/** Whether the head of a mail stands here: from whom, with or without an address, and when, to whom or about what. */
function isHead(lines: readonly string[], at: number): boolean {
  const [, sender = ''] = FROM.exec((lines[at] ?? '').trim().slice(0, LONGEST_INTRO)) ?? []
  if (!sender) return false
  const next = lines.slice(at + 1, at + 1 + HEAD_LINES).map(line => line.trim().slice(0, LONGEST_INTRO))
  const sent = next.some(line => SENT.test(line))
  return sender.includes('@')
    ? sent || next.some(line => ABOUT.test(line))
    : sent && next.some(line => ABOUT.test(line))
}

/** How many lines the sentence takes with which a program begins its quote; 0 where there is none. */
function introLength(lines: readonly string[], at: number): number {
  let sentence = ''
  for (let length = 1; length <= INTRO_LINES; length++) {
    const line = (lines[at + length - 1] ?? '').trim()
    sentence = length > 1 ? `${sentence} ${line}` : line
    const begins = INTRO_DAY.test(sentence) || (length === 1 && INTRO_NAME.test(sentence))
    if (!line || !begins || sentence.length > LONGEST_INTRO) return 0
    if (/:\s*-*$/.test(sentence)) return INTRO_VERB.test(sentence) && INTRO_FACT.test(sentence) ? length : 0
  }
  return 0
}

function withoutDevice(lines: readonly string[]): readonly string[] {
  let end = lines.length
  while (end > 0 && (!lines[end - 1]?.trim() || DEVICE.test(lines[end - 1]?.trim() ?? ''))) end--
  return lines.slice(0, end)
}
