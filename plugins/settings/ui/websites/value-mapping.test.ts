import { expect, test } from 'bun:test'
import { translated, written } from './value-mapping'

test('what values are called is typed in pairs, and what is half typed is no pair yet (G-WEB)', () => {
  expect(translated('pv = Zonnepanelen; wp=Warmtepomp')).toEqual({ pv: 'Zonnepanelen', wp: 'Warmtepomp' })
  expect(translated('a = b=c; half; = leeg; nog =')).toEqual({ a: 'b=c' })
  expect(translated('')).toEqual({})
  const kept = { pv: 'Zonnepanelen', wp: 'Warmtepomp' }
  expect(translated(written(kept))).toEqual(kept)
})
