import ICAL from 'ical.js'

/** A part of a calendar, with its own properties as they were written, by their names in capitals, and the parts in it. */
export interface Component {
  readonly kind: string
  readonly lines: Map<string, string[]>
  readonly parts: Component[]
  /** All of it as it stands in the text, which the library reads as a whole. */
  readonly written: string[]
}

/** A property: its parameters by their names in small letters, and its values. */
export interface Property {
  readonly parameters: Readonly<Record<string, unknown>>
  readonly values: readonly unknown[]
}

/**
 * The calendars in an iCalendar text. Only what is asked for later is read closely, so that a line that nobody can read
 * costs nothing else.
 *
 * @returns with them whether the text is whole: one that broke off halfway lacks ends
 */
export function componentsIn(text: string): { readonly calendars: readonly Component[]; readonly isWhole: boolean } {
  const root = empty('')
  const open = [root]
  const closeAt = (at: number): void => {
    if (at > 0) open.length = at
  }
  for (const line of unfolded(text)) {
    const edge = /^(BEGIN|END):\s*([A-Z0-9-]+)\s*$/i.exec(line)
    const kind = edge?.[2]?.toUpperCase() ?? ''
    const begins = edge?.[1]?.toUpperCase() === 'BEGIN'
    // What stands side by side ends before the next one, whether its own end is spelled right or not.
    if (begins && SIDE_BY_SIDE.has(kind)) closeAt(kind === 'VCALENDAR' ? 1 : 2)
    const inner = open.at(-1) ?? root
    if (begins) {
      const part = empty(kind)
      inner.parts.push(part)
      open.push(part)
    }
    for (const part of open.slice(1)) if (part.kind === 'VTIMEZONE') part.written.push(line)
    if (!edge) addLine(inner, line)
    else if (!begins) closeAt(open.findLastIndex(part => part.kind === kind))
  }
  return { calendars: root.parts.filter(({ kind }) => kind === 'VCALENDAR'), isWhole: open.length <= 1 }
}

const SIDE_BY_SIDE = new Set(['VCALENDAR', 'VEVENT', 'VTODO', 'VJOURNAL', 'VFREEBUSY', 'VTIMEZONE'])

const empty = (kind: string): Component => ({ kind, lines: new Map(), parts: [], written: [] })

/** Lines that go on in the next one begin it with a space or a tab. */
const unfolded = (text: string): string[] =>
  text
    .replace(/^\uFEFF?\s*/, '')
    .replace(/\r\n?|\n/g, '\n')
    .replace(/\n[ \t]/g, '')
    .split('\n')

function addLine({ lines }: Component, line: string): void {
  const name = /^[A-Z0-9-]+(?=[;:])/i.exec(line)?.[0].toUpperCase()
  if (!name) return
  const known = lines.get(name)
  if (known) known.push(line)
  else lines.set(name, [line])
}

/** The properties of a name; of one that cannot be read an empty one. */
export const propertiesOf = ({ lines }: Component, name: string): Property[] =>
  (lines.get(name) ?? []).map(readProperty)

/** The first text of a name, without what a database would not keep. */
export const textOf = (component: Component, name: string): string =>
  String(propertiesOf(component, name)[0]?.values[0] ?? '').replaceAll('\0', '')

/** What stands behind the name and its parameters, as it was written. */
export const rawOf = (line: string): string => line.slice(line.indexOf(':') + 1).trim()

/** A zone whose name holds a colon without quotes, or whose quotes end elsewhere. */
const ODD_ZONE = /^([A-Z-]+;TZID=)"?([^"]*?)"?:(\d{8}(?:T\d{6}Z?)?)"?$/i

function readProperty(line: string): Property {
  try {
    const read: unknown = ICAL.parse.property(line.replace(ODD_ZONE, '$1"$2":$3'))
    const [, parameters = {}, , ...values] = Array.isArray(read) ? read : []
    return { parameters, values }
  } catch {
    // A line that the library cannot read has no value: whoever needs one says so.
    return { parameters: {}, values: [] }
  }
}
