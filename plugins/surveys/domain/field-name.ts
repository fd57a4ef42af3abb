import { fold } from '@core/domain/fold'

/** Longest name of a field. */
const LONGEST = 64

/** The name that goes with a label, until it is typed apart: "Breedte (mm)" is `breedte_mm` (R-VERT-002). */
export const fieldNameOf = (label: string): string =>
  fold([label])
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^[_0-9]+|_+$/g, '')
    .slice(0, LONGEST)
    .replace(/_+$/, '')

/** The label that goes with a name that was typed first. */
export const labelOf = (name: string): string => {
  const words = name.replaceAll('_', ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
