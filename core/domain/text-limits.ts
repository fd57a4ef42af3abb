import type { FieldProblem } from '@core/context/problem'

/** Lists within lists that a rich text may have; setting them in print takes three times as long with every two levels. */
export const MOST_LISTS = 5
/** Tags within tags of any kind; text pasted from a mail or a text processor has some thirty. */
export const MOST_TAGS = 100
/** Paragraphs, lines, cells and list items of one text, an item counted once for each list that it is in: a second of printing. */
const MOST_PARTS = 3000
/** Cells of one row: a row of a thousand makes each other row of its table as wide. */
const MOST_CELLS = 100
/** Marks on one letter. Five of them is the most that Hebrew, Tibetan or Burmese write; eight leave room. */
const MOST_MARKS = 8
/** Marks in a text for each of its letters: Hebrew with all its signs has less than two. */
const MARKS_A_LETTER = 2
/** Up to so many marks nobody counts, so that a short word may be an odd one. */
const FEW_MARKS = 64

const LETTERS_WITH_MARKS = /[\u0300-\u{10ffff}]/u
const TOO_MANY_ON_ONE = new RegExp(`(\\p{M}{${MOST_MARKS}})\\p{M}+`, 'gu')
/** What takes no place on a line, so that marks on it stand on nothing and a line of them is never full. */
const NOTHING = '(?:^|(?![\\u00a0\\u200c\\u200d])[\\p{Z}\\p{C}\\u{1f3fb}-\\u{1f3ff}])[\\u200c\\u200d]*'
const ON_NOTHING = new RegExp(`(${NOTHING})\\p{M}+`, 'gu')

/** What a text has that no screen or printer can be asked to draw, in the words of its field; nothing of almost every text. */
export const textFault = (text: string): FieldProblem | undefined =>
  hasTooManyMarks(text) ? { key: 'core.too_many_marks' } : markupFault(text)

/** Whether a text is made of marks more than of letters, or has more of them on one letter than any script writes. */
export function hasTooManyMarks(text: string): boolean {
  if (!LETTERS_WITH_MARKS.test(text)) return false
  const marks = count(text, /\p{M}/gu)
  if (marks <= MOST_MARKS) return false
  if (text.search(TOO_MANY_ON_ONE) >= 0) return true
  if (marks <= FEW_MARKS) return false
  return marks > MARKS_A_LETTER * count(text, /[^\p{M}\p{Z}\p{C}]/gu) || count(text, ON_NOTHING) > FEW_MARKS
}

/** The text without marks beyond those that may be on one letter, and without those that stand on nothing. */
export const withoutManyMarks = (text: string): string =>
  hasTooManyMarks(text) ? text.replace(ON_NOTHING, '$1').replace(TOO_MANY_ON_ONE, '$1') : text

const count = (text: string, pattern: RegExp): number => {
  let found = 0
  for (const _ of text.matchAll(pattern)) found++
  return found
}

/** A tag, also of text that a client encoded before it sent it. */
const TAG = /(?:<|&(?:amp;)*lt;)(\/?)([a-z][a-z0-9]*)/gi
const PART = /^(?:p|br|li|tr|td|th|div|h[1-6])$/
/** Tags that hold nothing, and those that the next one of their kind closes: neither goes deeper. */
const NO_LEVEL =
  /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr|p|li|tr|td|th|thead|tbody|dt|dd|option)$/

/** Finds text that is nested too deep or has too many parts in one look from its begin to its end, before any parser sees it. */
function markupFault(text: string): FieldProblem | undefined {
  const open = new Map<string, number>()
  let tags = 0
  let parts = 0
  let cells = 0
  for (const [, closing, written = ''] of text.matchAll(TAG)) {
    const name = written.toLowerCase()
    const lists = (open.get('ul') ?? 0) + (open.get('ol') ?? 0)
    if (!closing && PART.test(name)) parts += Math.max(1, lists)
    if (name === 'tr') cells = 0
    else if (!closing && /^t[dh]$/.test(name)) cells++
    if (parts > MOST_PARTS || cells > MOST_CELLS) return { key: 'core.too_many_parts' }
    if (NO_LEVEL.test(name)) continue
    const before = open.get(name) ?? 0
    if (closing && !before) continue
    open.set(name, before + (closing ? -1 : 1))
    tags += closing ? -1 : 1
    if (tags > MOST_TAGS) return { key: 'core.nested_too_deep', values: { lists: MOST_LISTS } }
    if (!closing && isList(name) && lists >= MOST_LISTS)
      return { key: 'core.nested_too_deep', values: { lists: MOST_LISTS } }
  }
  return undefined
}

/** Whether a tag opens a list. */
export const isList = (tag: string): boolean => tag === 'ul' || tag === 'ol'
