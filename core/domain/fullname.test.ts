import { expect, test } from 'bun:test'
import { fullname, splitFullname } from './fullname'

test.each([
  ['Jan van der Berg', 'Jan', 'van der', 'Berg'],
  ['Bram de Wit', 'Bram', 'de', 'Wit'],
  ['Luuk Vos', 'Luuk', null, 'Vos'],
  ['Madonna', 'Madonna', null, null],
  ['  Anna   Maria van Dijk ', 'Anna', null, 'Maria van Dijk'],
])(
  'the typed name "%s" is split into name, prefix and surname (R-REL-005, R-DOC-021)',
  (typed, name, nameprefix, surname) => {
    const parts = splitFullname(typed)
    expect(parts).toEqual({ name, nameprefix, surname })
    expect(fullname(parts)).toBe(typed.trim().replace(/\s+/g, ' '))
  },
)
