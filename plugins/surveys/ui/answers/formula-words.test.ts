import { expect, test } from 'bun:test'
import { awaitsAnswers, formulaWords } from './formula-words'

const answers: Record<string, unknown> = { lengte: 4.2, breedte: 3.1, soort: 'Plat' }
const words = (formula: string) => formulaWords(formula, name => answers[name])

test('a formula is explained with the answers in it, what is missing as 0', () => {
  expect(words('lengte*breedte - 0.6')).toBe('4,2 × 3,1 − 0,6')
  expect(words('(lengte + hoogte) / 2')).toBe('(4,2 + 0) ÷ 2')
  expect(formulaWords('lengte + eraf', name => (name === 'eraf' ? -0.6 : 4.2))).toBe('4,2 − 0,6')
})

test('what is no plain arithmetic, reads as text or is long is not explained', () => {
  expect(words('round(lengte)')).toBe(null)
  expect(words('if(lengte > 2, 1, 0)')).toBe(null)
  expect(words('lengte * soort')).toBe(null)
  expect(words(Array.from({ length: 20 }, () => 'lengte').join(' + '))).toBe(null)
})

test('a formula waits as long as none of its answers is given, and one without names never does', () => {
  const waits = (formula: string) => awaitsAnswers(formula, name => answers[name])
  expect(waits('hoogte * 8.8 / 1650')).toBe(true)
  expect(waits('round(hoogte)')).toBe(true)
  expect(waits('lengte * hoogte')).toBe(false)
  expect(waits('3 * 4')).toBe(false)
  expect(waits('min(3, 4)')).toBe(false)
})
