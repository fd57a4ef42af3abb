import { sanitizeRichText } from '@core/domain/sanitize-rich-text'
import sanitizeHtml from 'sanitize-html'

/** Text with its marks, as a printer wants it. */
export interface RichRun {
  text: string
  bold?: true
  italic?: true
  underline?: true
  href?: string
}

/** Block structure of a rich text; the only shape of tenant text that reaches the printer. */
export type RichBlock =
  | { type: 'paragraph'; runs: RichRun[] }
  | { type: 'heading'; level: 1 | 2 | 3; runs: RichRun[] }
  | { type: 'list'; ordered: boolean; items: RichBlock[][] }
  | { type: 'table'; head: RichRun[][]; rows: RichRun[][][] }

/** Clients encode text widgets as HTML entities before saving; text that holds tags is left as it is. */
export const decodeStoredText = (stored: string): string =>
  !stored.includes('<') && /&lt;\/?[a-z]/i.test(stored) ? decodeEntities(stored) : stored

/** Text as a client sent it, ready to store: decoded once and reduced to the white list. */
export const cleanRichText = (typed: string): string => sanitizeRichText(decodeStoredText(typed))

const entities: Record<string, string> = {
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  amp: '&',
  '#39': "'",
}

const decodeEntities = (text: string): string =>
  text.replace(/&(lt|gt|quot|apos|nbsp|amp|#39);/g, (_, name: string) => entities[name] ?? '')

/** The words of a rich text without marks: for previews and search. */
export const plainText = (html: string): string =>
  decodeEntities(
    sanitizeHtml(html.replace(/<(?:br|\/p|\/li|\/h[1-3])\b/gi, ' $&'), { allowedTags: [], allowedAttributes: {} }),
  )
    .replace(/\s+/g, ' ')
    .trim()

interface Node {
  tag: string
  href?: string
  children: (Node | string)[]
}

/** Turns HTML into blocks. What the white list does not know is not in them. */
export const richBlocks = (html: string): RichBlock[] => blocksOf(parse(sanitizeRichText(html)).children)

/** Sanitised HTML is well-formed: quoted attributes, closed tags, escaped text. */
function parse(html: string): Node {
  const root: Node = { tag: 'root', children: [] }
  const open = [root]
  for (const [, closing, name, attributes, text] of html.matchAll(/<(\/?)([a-z0-9]+)([^>]*)>|([^<]+)/g)) {
    const parent = open.at(-1)!
    if (text !== undefined) parent.children.push(decodeEntities(text))
    else if (closing) open.length > 1 && open.pop()
    else {
      const href = /\shref="([^"]*)"/.exec(attributes ?? '')?.[1]
      const node: Node = { tag: name!, children: [], ...(href && { href: decodeEntities(href) }) }
      parent.children.push(node)
      if (name !== 'br') open.push(node)
    }
  }
  return root
}

const isBlock = (child: Node | string): child is Node =>
  typeof child !== 'string' && /^(p|h[1-3]|ul|ol|table)$/.test(child.tag)

function blocksOf(children: readonly (Node | string)[]): RichBlock[] {
  const blocks: RichBlock[] = []
  let loose: (Node | string)[] = []
  const closeLoose = () => {
    const runs = trimmed(loose.flatMap(child => runsOf(child)))
    if (runs.length) blocks.push({ type: 'paragraph', runs })
    loose = []
  }
  for (const child of children) {
    if (!isBlock(child)) {
      loose.push(child)
      continue
    }
    closeLoose()
    blocks.push(...blocksOfNode(child))
  }
  closeLoose()
  return blocks
}

function blocksOfNode(node: Node): RichBlock[] {
  switch (node.tag) {
    case 'p':
      return node.children.some(isBlock)
        ? blocksOf(node.children)
        : filled({ type: 'paragraph', runs: trimmed(runsOf(node)) })
    case 'ul':
    case 'ol': {
      const items = elements(node, 'li').map(item => blocksOf(item.children))
      return items.length ? [{ type: 'list', ordered: node.tag === 'ol', items }] : []
    }
    case 'table': {
      const rows = elements(node, 'tr').map(row => row.children.filter(child => typeof child !== 'string'))
      const isHead = (row: Node[]) => row.length > 0 && row.every(cell => cell.tag === 'th')
      const cells = (row: Node[]) => row.map(cell => trimmed(runsOf(cell)))
      const head = rows[0] && isHead(rows[0]) ? cells(rows[0]) : []
      const body = (head.length ? rows.slice(1) : rows).map(cells)
      return head.length || body.length ? [{ type: 'table', head, rows: body }] : []
    }
    default:
      return filled({ type: 'heading', level: Number(node.tag[1]) as 1 | 2 | 3, runs: trimmed(runsOf(node)) })
  }
}

const filled = (block: Extract<RichBlock, { runs: RichRun[] }>): RichBlock[] => (block.runs.length ? [block] : [])

function elements(node: Node, tag: string): Node[] {
  return node.children.flatMap(child => {
    if (typeof child === 'string') return []
    return child.tag === tag ? [child] : elements(child, tag)
  })
}

function runsOf(child: Node | string, marks: Omit<RichRun, 'text'> = {}): RichRun[] {
  if (typeof child === 'string') return [{ text: child.replace(/[ \t\r\n]+/g, ' '), ...marks }]
  if (child.tag === 'br') return [{ text: '\n', ...marks }]
  const own: Omit<RichRun, 'text'> = { ...marks }
  if (child.tag === 'strong' || child.tag === 'th') own.bold = true
  if (child.tag === 'em') own.italic = true
  if (child.tag === 'u') own.underline = true
  if (child.href) own.href = child.href
  return child.children.flatMap(grandchild => runsOf(grandchild, own))
}

/** Without the white space that HTML ignores at both ends. */
function trimmed(runs: readonly RichRun[]): RichRun[] {
  const isInk = (run: RichRun) => run.text.trim() !== ''
  const first = runs.findIndex(isInk)
  const last = runs.findLastIndex(isInk)
  return runs.slice(Math.max(first, 0), last + 1).map((run, index, kept) => {
    const start = index === 0 ? run.text.trimStart() : run.text
    return { ...run, text: index === kept.length - 1 ? start.trimEnd() : start }
  })
}
