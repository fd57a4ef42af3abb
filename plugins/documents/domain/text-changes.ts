import type { DrawnWidget } from '../contract/block'
import { plainText } from '../drawing/rich-text'

/** A paragraph that is new, gone, or says something else; at most {@link LONGEST} characters of each. */
export interface TextChange {
  readonly before: string | null
  readonly after: string | null
}

/** Characters that are told of a paragraph. */
const LONGEST = 600
/** Pairs of paragraphs that are compared at most: of longer texts is told that they changed, and not where. */
const MOST_PAIRS = 250_000
/** Where one paragraph of a rich text ends, and the sign that stands there while its marks are taken off. */
const END = /<\/(?:p|li|h[1-6]|tr|blockquote)>|<br\s*\/?>/gi
const SIGN = '\ue000'

/** What changed of the paragraphs, headings and payment terms of a document, in reading order; null where it is too long to say where. */
export function textChanges(before: readonly DrawnWidget[], after: readonly DrawnWidget[]): TextChange[] | null {
  const [old, now] = [paragraphsOf(before), paragraphsOf(after)]
  let start = 0
  while (start < old.length && start < now.length && old[start] === now[start]) start++
  let end = 0
  while (end < Math.min(old.length, now.length) - start && old.at(-1 - end) === now.at(-1 - end)) end++
  const [gone, came] = [old.slice(start, old.length - end), now.slice(start, now.length - end)]
  if (gone.length * came.length > MOST_PAIRS) return null
  return pairs(gone, came)
}

function paragraphsOf(widgets: readonly DrawnWidget[]): string[] {
  const texts = widgets
    .flatMap(({ blocks }) => blocks)
    .flatMap(block =>
      block.type === 'heading'
        ? [block.text]
        : block.type === 'rich-text'
          ? block.columns.flatMap(split)
          : block.type === 'signature'
            ? split(block.html)
            : block.type === 'table' && block.of === 'terms'
              ? block.table.lines.map(({ cells }) => cells.map(({ text }) => text).join(', '))
              : [],
    )
  return texts.map(text => text.trim()).filter(Boolean)
}

const split = (html: string): string[] => plainText(html.replace(END, `$&${SIGN}`)).split(SIGN)

/** Takes what both have in the same order out; what is left between two such paragraphs is told in pairs. */
function pairs(gone: readonly string[], came: readonly string[]): TextChange[] {
  const same = longestCommon(gone, came)
  const changes: TextChange[] = []
  let [i, j] = [0, 0]
  for (const [nextI, nextJ] of [...same, [gone.length, came.length] as const]) {
    for (; i < nextI || j < nextJ; i++, j++)
      changes.push({
        before: i < nextI ? (gone[i]?.slice(0, LONGEST) ?? null) : null,
        after: j < nextJ ? (came[j]?.slice(0, LONGEST) ?? null) : null,
      })
    i = nextI + 1
    j = nextJ + 1
  }
  return changes
}

/** Places of the longest list of paragraphs that both have in the same order. */
function longestCommon(one: readonly string[], other: readonly string[]): (readonly [number, number])[] {
  const width = other.length + 1
  const lengths = new Uint32Array((one.length + 1) * width)
  const at = (i: number, j: number) => lengths[i * width + j] ?? 0
  for (let i = one.length - 1; i >= 0; i--)
    for (let j = other.length - 1; j >= 0; j--)
      lengths[i * width + j] = one[i] === other[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
  const found: (readonly [number, number])[] = []
  let [i, j] = [0, 0]
  while (i < one.length && j < other.length) {
    if (one[i] === other[j]) found.push([i++, j++])
    else if (at(i + 1, j) >= at(i, j + 1)) i++
    else j++
  }
  return found
}
