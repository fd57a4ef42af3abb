import { expect, test } from 'bun:test'
import { exact } from '@core/domain/money'
import { sampleFormulas, sampleTexts } from '@core/testing/sample-forms'
import fc from 'fast-check'
import { calculate, type FormulaProblem } from './calculate'
import { namesIn, readFormula } from './read-formula'
import { FormulaError } from './syntax'
import { figuresOf } from './values'

function answer(text: string, answers: Record<string, unknown> = {}, problems: FormulaProblem[] = []) {
  const value = calculate(
    readFormula(text),
    {
      answer: name => (name in answers ? { value: answers[name] } : 'unknown'),
      rows: name => (name in answers ? figuresOf([answers[name]].flat()) : 'unknown'),
    },
    problem => problems.push(problem),
  )
  return value === null ? null : value.toString()
}

test('a formula counts as on paper: brackets, then times and divided by, then plus and minus (G-FORMULA)', () => {
  expect(answer('1 + 2 * 3')).toBe('7')
  expect(answer('(1 + 2) * 3')).toBe('9')
  expect(answer('10 - 2 - 3')).toBe('5')
  expect(answer('-2 * -(3 + 1)')).toBe('8')
  expect(answer('12 / 4 / 3')).toBe('1')
  expect(answer('2 × 3 − 4 ÷ 2')).toBe('4')
  expect(answer('.5 + 1.')).toBe('1.5')
})

test('it is exact where binary fractions are not', () => {
  expect(answer('0.1 + 0.2')).toBe('0.3')
  expect(answer('1.005 * 1000')).toBe('1005')
  expect(answer('round(1.005, 2)')).toBe('1.01')
  expect(answer('round(-2.5)')).toBe('-3')
})

test('functions are min, max, round, ceil, floor, abs, if, not, and of the rows of a group sum, count and average', () => {
  expect(answer('min(3, 1, 2) + max(3; 1; 2)')).toBe('4')
  expect(answer('ceil(2.1) + floor(2.9) + ceil(2.111, 2) + abs(-1)')).toBe('8.12')
  expect(answer('if(glas = "HR++", 10, 20)', { glas: 'hr++' })).toBe('10')
  expect(answer('if(m2 >= 20 and not(plat), 1, 2)', { m2: 20, plat: false })).toBe('1')
  expect(answer('if(m2 > 20 or plat, 1, 2)', { m2: 20, plat: true })).toBe('1')
  const rooms = { oppervlak: [12.5, null, '7,5'] }
  expect(answer('sum(oppervlak)', rooms)).toBe('20')
  expect(answer('count(oppervlak)', rooms)).toBe('2')
  expect(answer('average(oppervlak)', rooms)).toBe('10')
})

test('powers and exponents are read as on paper, and rounding goes before the point too', () => {
  expect(answer('2 ^ 3 ^ 2 + 2 * 3 ^ 2')).toBe('530')
  expect(answer('-2 ^ 2')).toBe('-4')
  expect(answer('2 ^ -1 + 16 ^ 0.5')).toBe('4.5')
  expect(answer('1e3 + 2.5E-1 + 1.e2')).toBe('1100.25')
  expect(answer('round(1250, -2) + ceil(1201, -2) + floor(-1201, -2)')).toBe('1300')
  for (const [text, problem] of [
    ['0 ^ -1', 'divided_by_zero'],
    ['(0 - 8) ^ 0.5', 'no_root'],
    ['1.5 ^ 1000000', 'too_large'],
  ] as const) {
    const problems: FormulaProblem[] = []
    expect(answer(text, {}, problems)).toBeNull()
    expect(problems).toEqual([{ problem }])
  }
})

test('several choices and checks compare as show rules compare them (R-WIDG-006)', () => {
  const answers = { kleuren: ['Rood', 'Blauw'], plat: true, rond: false, maat: '10,0' }
  const yes = [
    ...['kleuren = "rood"', '"blauw" = kleuren', 'not(kleuren <> "rood")', 'kleuren <> "groen"', 'kleuren > 1'],
    ...['plat = "ja"', 'plat = true', 'plat = ja', 'plat = 1', 'rond = nee', 'rond = "false"', 'maat = "10"'],
  ]
  expect(yes.filter(text => answer(`if(${text}, 1, 0)`, answers) !== '1')).toEqual([])
  const no = ['kleuren = "groen"', 'kleuren = "Rood, Blauw"', 'plat = "nee"', 'plat = nee', 'rond = ja', 'rond = 1']
  expect(no.filter(text => answer(`if(${text}, 1, 0)`, answers) !== '0')).toEqual([])
})

test('max and min of one field look at all rows, and days counts from one date to another', () => {
  const rooms = { breedte: [12.5, null, '7,5'], leeg: [null] }
  expect(answer('max(breedte) - min(breedte)', rooms)).toBe('5')
  expect(answer('max(leeg)', rooms)).toBe('0')
  expect(answer('max(breedte, 20)', { breedte: 4 })).toBe('20')
  const dates = { van: '2026-03-28', tot: '2026-03-30', leeg: null, plaats: 'Zwolle' }
  expect(answer('days(van; tot)', dates)).toBe('2')
  expect(answer('days(tot; "2026-01-01")', dates)).toBe('-88')
  expect(answer('days(van; leeg)', dates)).toBeNull()
  const problems: FormulaProblem[] = []
  expect(answer('days(van; plaats)', dates, problems)).toBeNull()
  expect(problems).toEqual([{ problem: 'no_date' }])
})

test('contains looks for a text in an answer, or in one of several choices, whatever its case (R-TASK-013)', () => {
  const answers = { dak: 'Pannen en leien', kleuren: ['Donkerrood', 'Blauw'], leeg: null, jaar: 1974 }
  const yes = ['contains(dak; "LEIEN")', 'contains(kleuren, "rood")', 'contains(jaar, 97)', 'not(contains(leeg, "x"))']
  expect(yes.filter(text => answer(`if(${text}, 1, 0)`, answers) !== '1')).toEqual([])
  const no = ['contains(dak, "riet")', 'contains(kleuren, "rood, blauw")', 'contains(leeg, "")', 'contains(dak, leeg)']
  expect(no.filter(text => answer(`if(${text}, 1, 0)`, answers) !== '0')).toEqual([])
})

test('answers are numbers in Dutch or plain notation; what is missing and what nobody knows count as 0, and the latter is told (R-SURV-005)', () => {
  expect(answer('a + b + c + d', { a: '1.234,5', b: '0.5', c: 7, d: true })).toBe('1243')
  const problems: FormulaProblem[] = []
  expect(answer('breedte * 2 + lengte + plaats', { breedte: null, plaats: 'Zwolle' }, problems)).toBe('0')
  expect(problems).toEqual([
    { problem: 'unknown_name', name: 'lengte' },
    { problem: 'no_number', name: 'plaats' },
  ])
})

test('dividing by nothing and what is larger than anything measured give nothing, and say so', () => {
  for (const [text, problem] of [
    ['10 / a', 'divided_by_zero'],
    ['1000000000000000 * 10', 'too_large'],
  ] as const) {
    const problems: FormulaProblem[] = []
    expect(answer(text, { a: null }, problems)).toBeNull()
    expect(problems).toEqual([{ problem }])
  }
  expect(answer('if(a > 0, 10 / a, 0)', { a: 0 })).toBe('0')
  expect(answer('5 + 10 / a', { a: 0 })).toBeNull()
})

test('a text that is no formula says what is wrong with it, and where', () => {
  const faults = Object.entries({
    '': ['empty', 0],
    '1 +': ['value_expected', 3],
    '(1 + 2': ['bracket_expected', 6],
    '1 2': ['end_expected', 2],
    '1,5 * 2': ['comma_outside', 1],
    'breedte # 2': ['unknown_sign', 8],
    '"HR++': ['open_text', 0],
    '2m * 3': ['number', 0],
    '1.2.3': ['number', 0],
    'wortel(4)': ['unknown_function', 0],
    'if(1, 2)': ['arguments', 0],
    'min()': ['arguments', 0],
    'sum(1 + a)': ['field_expected', 0],
    'a.constructor': ['unknown_sign', 1],
    'constructor(1)': ['unknown_function', 0],
  } as const)
  for (const [text, [fault, at]] of faults) {
    try {
      readFormula(text)
      throw new Error(`${text} was read`)
    } catch (error) {
      expect([text, error instanceof FormulaError && error.fault, error instanceof FormulaError && error.at]).toEqual([
        text,
        fault,
        at,
      ])
    }
  }
  expect(() => readFormula(`${'('.repeat(60)}1${')'.repeat(60)}`)).toThrow('too_deep')
  expect(() => readFormula('1+'.repeat(1001))).toThrow('too_long')
})

test('names are found whatever their case, and names of objects of the language are names like others', () => {
  expect([...namesIn(readFormula('Breedte * breedte + sum(Kamer_m2)'))]).toEqual(['breedte', 'kamer_m2'])
  expect(answer('constructor + tostring', { constructor: 1, tostring: 2 })).toBe('3')
})

test('whatever is put together comes to what fractions of whole numbers say', () => {
  fc.assert(
    fc.property(sampleFormulas, ({ text, value }) => {
      const got = calculate(readFormula(text), { answer: () => 'unknown', rows: () => 'unknown' })
      if (value === null) return got === null
      const wanted = exact(value[0].toString()).div(value[1].toString())
      if (wanted.abs().gt('1e15')) return true
      return got?.minus(wanted).abs().lte('1e-25') === true
    }),
    { numRuns: 500 },
  )
})

test('no text whatever breaks the reader: it is a formula, or says what is wrong', () => {
  fc.assert(
    fc.property(sampleTexts, text => {
      try {
        calculate(readFormula(text), { answer: () => ({ value: 1 }), rows: () => figuresOf([1]) })
      } catch (error) {
        if (!(error instanceof FormulaError)) throw error
      }
    }),
    { numRuns: 1000 },
  )
})
