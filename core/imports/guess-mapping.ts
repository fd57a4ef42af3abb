import { fold } from '@core/domain/fold'
import type { ImportField } from './import-fields'

/** A field per column, or nothing. */
export type Mapping = readonly (string | null)[]

/** Letters of a name that make it tell enough to be part of another. */
const TELLING = 4

/**
 * The field that each column is probably meant for: one with the same name in any of our languages, else one whose name
 * begins or ends like it ("Telefoonnummer" is "Telefoon"). No field is given twice.
 */
export function guessMapping(headers: readonly string[], fields: readonly ImportField[]): Mapping {
  const names = fields.map(field => ({ field: field.name, names: field.names.map(bareName) }))
  const wanted = headers.map(bareName)
  const mapping: (string | null)[] = headers.map(() => null)
  const taken = new Set<string>()
  for (const fits of [(name: string, header: string) => name === header, isAlike]) {
    for (const [column, header] of wanted.entries()) {
      if (!header || mapping[column]) continue
      const found = names.find(one => !taken.has(one.field) && one.names.some(name => fits(name, header)))
      if (!found) continue
      taken.add(found.field)
      mapping[column] = found.field
    }
  }
  return mapping
}

const isAlike = (name: string, header: string) =>
  Math.min(name.length, header.length) >= TELLING &&
  (header.startsWith(name) || header.endsWith(name) || name.startsWith(header))

/** A name as it is compared: letters and digits alone, without accents. */
export const bareName = (text: string) => fold([text]).replace(/[^a-z0-9]/g, '')
