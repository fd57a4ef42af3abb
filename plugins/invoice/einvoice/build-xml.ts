import { XMLBuilder } from 'fast-xml-parser'
import { xmlText } from '../domain/xml-text'

export type Value = string | number | null | undefined | Node | readonly Node[]

/** An element by the names of what is in it: `@name` is an attribute, `#` its text. */
export type Node = { readonly [name: string]: Value }

/** An element that has to be there with nothing in it. */
export const EMPTY: Node = {}

const builder = new XMLBuilder({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  textNodeName: '#',
  suppressEmptyNode: true,
  format: true,
})

/** Writes a document with its root element; what has no content is left out, but for {@link EMPTY}. */
export const buildXml = (root: string, spaces: Node, content: Node): string =>
  String(
    builder.build({
      '?xml': { '@version': '1.0', '@encoding': 'UTF-8' },
      [root]: { ...spaces, ...(filled(content) as Node) },
    }),
  )

/** Cents as euros with a full stop. */
export function euros(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** Leaves out what has no content, which no element may be without, and signs that XML does not have. */
function filled(value: Value): Value {
  if (value === null || value === undefined) return null
  if (value === EMPTY) return ''
  if (typeof value === 'string') return xmlText(value) || null
  if (typeof value === 'number') return value
  if (Array.isArray(value)) return value.map(one => filled(one) as Node)
  const entries = Object.entries(value).flatMap(([name, inner]) => {
    const kept = filled(inner)
    return kept === null ? [] : [[name, kept] as const]
  })
  return entries.some(([name]) => !name.startsWith('@')) ? Object.fromEntries(entries) : null
}
