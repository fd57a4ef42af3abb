/** Stands where a merge tag had no value, until the hole is closed; no text of people holds it. */
export const HOLE = '\uE000'

/** Words that lead to what is missing and say nothing without it, in lower case; with the space before the longest. */
const LEADING = new Set(
  (
    'in te op aan voor van met tot bij om naar uit via d.d. at on for to of by with from until en a de para con hasta ' +
    'desde del al'
  ).split(' '),
)
const LONGEST_LEADING = 5

const INLINE = new Set(['strong', 'em', 'b', 'i', 'u', 'span', 'a'])
const BLOCK = new Set(['p', 'li', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'])
const BRACKETS: Readonly<Record<string, string>> = { '(': ')', '[': ']' }

const isSpace = (sign: string | undefined): boolean => sign !== undefined && sign.trim() === ''
const isSpaceOr =
  (signs: string) =>
  (sign: string | undefined): boolean =>
    sign !== undefined && (isSpace(sign) || signs.includes(sign))
/** What may stand between two holes that become one, after one at the start of a line, and before the end of a block. */
const isBetween = isSpaceOr(',;')
const isAfterStart = isSpaceOr(',;:')
const isBeforeEnd = isSpaceOr('.,;:')

/** A hole with all that goes with it: from its first sign up to, not including, the sign after its last. */
interface Span {
  from: number
  to: number
}

/**
 * Closes the holes that merge tags without a value leave: the words that lead to them, brackets and emphasis around them,
 * spaces and punctuation that then stand twice, and paragraphs of nothing else. Each sign is looked at a few times, however
 * long the text and however many its holes.
 */
export function closeHoles(text: string): string {
  return text.includes(HOLE) ? without(text, spansOf(text)) : text
}

/** Holes, each widened as far as it reaches; those that meet are one. */
function spansOf(text: string): readonly Span[] {
  const spans: Span[] = []
  for (let at = text.indexOf(HOLE); at >= 0; at = text.indexOf(HOLE, at + 1)) {
    const last = spans.at(-1)
    if (!last || at >= last.to) spans.push(widened(text, { from: at, to: at + 1 }, spans))
  }
  return spans
}

/** Widens a hole to both sides until nothing more belongs to it; earlier holes that it meets are taken off `earlier`. */
function widened(text: string, span: Span, earlier: Span[]): Span {
  let left = skipBack(text, span.from, isSpace, earlier.at(-1)?.to ?? 0)
  let right = skip(text, span.to, isSpace)
  for (;;) {
    const before = earlier.at(-1)
    if (before && skipBack(text, span.from, isBetween, before.to) === before.to) {
      span.from = before.from
      earlier.pop()
      left = skipBack(text, span.from, isSpace, earlier.at(-1)?.to ?? 0)
      continue
    }
    const next = skip(text, right, isBetween)
    if (text[next] === HOLE) {
      span.to = next + 1
      right = skip(text, span.to, isSpace)
      continue
    }
    const around = surrounding(text, left, right)
    if (around) {
      span.from = around.from
      span.to = around.to
      left = skipBack(text, span.from, isSpace, earlier.at(-1)?.to ?? 0)
      right = skip(text, span.to, isSpace)
      continue
    }
    const word = left < span.from ? leadingWord(text, left) : undefined
    if (word === undefined) return span
    span.from = word
    left = skipBack(text, span.from, isSpace, earlier.at(-1)?.to ?? 0)
  }
}

/** Brackets or emphasis that hold nothing but the hole between `left` and `right`. */
function surrounding(text: string, left: number, right: number): Span | undefined {
  const bracket = BRACKETS[text[left - 1] ?? '']
  if (bracket && text[right] === bracket) return { from: left - 1, to: right + 1 }
  const opening = tagBefore(text, left)
  const closed = opening && INLINE.has(opening.name) && closingTag(text, right, opening.name)
  return closed ? { from: opening.from, to: closed } : undefined
}

/** Where a leading word begins that ends at `end`. */
function leadingWord(text: string, end: number): number | undefined {
  for (let from = end - 1; from >= 0 && end - from <= LONGEST_LEADING; from--) {
    const isBoundary = from === 0 || isSpace(text[from - 1]) || text[from - 1] === '>'
    if (isBoundary) return LEADING.has(text.slice(from, end).toLowerCase()) ? from : undefined
  }
  return undefined
}

/** The opening tag, `<br>` among them, that ends at `end`. */
function tagBefore(text: string, end: number): { readonly name: string; readonly from: number } | undefined {
  if (text[end - 1] !== '>') return undefined
  for (let from = end - 2; from >= 0 && text[from] !== '>'; from--) {
    if (text[from] !== '<') continue
    const name = /^[a-z][a-z0-9]*(?=[\s/>])/i.exec(text.slice(from + 1, Math.min(end, from + 12)))?.[0]
    return name ? { name: name.toLowerCase(), from } : undefined
  }
  return undefined
}

/** The end of the closing tag of this name that begins at `at`; 0 for none. */
function closingTag(text: string, at: number, name: string): number {
  const tag = `</${name}>`
  return text.slice(at, at + tag.length).toLowerCase() === tag ? at + tag.length : 0
}

/** The text without the holes. */
function without(text: string, spans: readonly Span[]): string {
  const kept: string[] = []
  let at = 0
  for (const span of spans) {
    const { from, to, by } = gapOf(text, span, at)
    kept.push(text.slice(at, from), by)
    at = to
  }
  kept.push(text.slice(at))
  return kept.join('')
}

/** What goes for a hole and what stands there then; `least` is where the gap of the hole before it ended. */
function gapOf(text: string, { from, to }: Span, least: number): Span & { readonly by: string } {
  const left = skipBack(text, from, isSpace, least)
  const opening = left > least ? tagBefore(text, left) : undefined
  if (opening && opening.from >= least && BLOCK.has(opening.name)) {
    const closed = closingTag(text, skip(text, to, isBeforeEnd), opening.name)
    if (closed) return { from: opening.from, to: closed, by: '' }
  }
  const startsLine = left === 0 || (opening && (BLOCK.has(opening.name) || opening.name === 'br'))
  if (startsLine) return { from: left, to: skip(text, to, isAfterStart), by: '' }
  const right = skip(text, to, isSpace)
  const ends = right === text.length || '.,;:!?)'.includes(text[right] ?? ' ') || text.startsWith('</', right)
  if (!ends) return { from: left, to: right, by: ' ' }
  const isLed = left > least && ',;:'.includes(text[left - 1] ?? ' ')
  return { from: isLed ? skipBack(text, left - 1, isSpace, least) : left, to, by: '' }
}

function skip(text: string, from: number, goes: (sign: string | undefined) => boolean): number {
  let at = from
  while (goes(text[at])) at++
  return at
}

/** Where what goes begins that ends at `end`; not before `least`. */
function skipBack(text: string, end: number, goes: (sign: string | undefined) => boolean, least: number): number {
  let at = end
  while (at > least && goes(text[at - 1])) at--
  return at
}
