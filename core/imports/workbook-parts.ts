import { strFromU8, strToU8 } from 'fflate'

type Parts = Readonly<Record<string, Uint8Array>>

/** A workbook with its parts where the reader looks for them. */
export interface Workbook {
  readonly parts: Record<string, Uint8Array>
  /** Names of the parts that are sheets of cells, in their order. */
  readonly sheets: readonly string[]
}

interface Relation {
  readonly id: string
  /** What it is: `worksheet`, `chartsheet`, `styles`. */
  readonly type: string
  /** The part that it points at, whole. */
  readonly part: string
}

const USUAL = 'xl/workbook.xml'
const WANTED: Readonly<Record<string, string>> = { styles: 'xl/styles.xml', sharedStrings: 'xl/sharedStrings.xml' }
const KINDS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/**
 * Finds the parts of a workbook by what it says of them, as its format wants it: they may lie in any folder and have any
 * name. Sheets without cells, such as a chart on a sheet of its own, are left out.
 */
export function workbookParts(given: Parts): Workbook {
  const named = new Map(Object.entries(given).map(([name, part]) => [name.toLowerCase(), part]))
  const textOf = (name: string) => strFromU8(named.get(name.toLowerCase()) ?? new Uint8Array())
  const relationsOf = (part: string) => relationsIn(textOf(relationsPart(part)), folderOf(part))
  const book = relationsOf('').find(({ type }) => type === 'officeDocument')?.part ?? USUAL
  const relations = new Map(relationsOf(book).map(relation => [relation.id, relation]))
  const parts: Record<string, Uint8Array> = {}
  const sheets: string[] = []
  const links: string[] = []
  const keep = (id: string, type: string, from: string, to: string) => {
    parts[to] = named.get(from.toLowerCase()) ?? new Uint8Array()
    links.push(`<Relationship Id="${id}" Type="${KINDS}/${type}" Target="${to.replace('xl/', '')}"/>`)
  }
  for (const { id, type, part } of relations.values()) {
    const to = Object.hasOwn(WANTED, type) ? WANTED[type] : undefined
    if (to) keep(id, type, part, to)
  }
  const workbook = textOf(book).replace(/<((?:\w+:)?)sheet\b[^<>]*>(?:\s*<\/\1sheet>)?/g, tag => {
    if (!/\sname=/.test(tag)) return tag
    const relation = relations.get(attribute(tag, '(?:\\w+:)?id') ?? '')
    if (relation && relation.type !== 'worksheet') return ''
    const to = `xl/worksheets/sheet${sheets.length + 1}.xml`
    if (relation) keep(relation.id, 'worksheet', relation.part, to)
    sheets.push(to)
    return tag
  })
  parts[USUAL] = strToU8(workbook)
  parts[relationsPart(USUAL)] = strToU8(
    `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${links.join('')}</Relationships>`,
  )
  return { parts, sheets }
}

const folderOf = (part: string) => part.slice(0, part.lastIndexOf('/') + 1)
const relationsPart = (part: string) => `${folderOf(part)}_rels/${part.slice(folderOf(part).length)}.rels`

function relationsIn(xml: string, folder: string): Relation[] {
  return [...xml.matchAll(/<(?:\w+:)?Relationship\b[^<>]*>/g)].flatMap(([tag]) => {
    const [id, type, target] = [attribute(tag, 'Id'), attribute(tag, 'Type'), attribute(tag, 'Target')]
    if (!id || !type || !target) return []
    return [{ id, type: type.slice(type.lastIndexOf('/') + 1), part: resolved(target, folder) }]
  })
}

/** A target is beside the part that names it, or with `/` in front in the root of the file. */
const resolved = (target: string, folder: string): string =>
  decodeURI(new URL(target.replaceAll('&amp;', '&'), `file:///${folder}`).pathname).slice(1)

const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(`\\s${name}=(?:"([^"]*)"|'([^']*)')`).exec(tag)?.slice(1).find(Boolean)
