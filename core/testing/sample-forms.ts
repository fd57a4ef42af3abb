import type { Answers, AskedField } from '@core/expressions/formula/filled-form'
import fc from 'fast-check'

/** A formula, as text and as the fraction it comes to; `null` where it divides by nothing. */
export interface SampleFormula {
  readonly text: string
  readonly value: readonly [over: bigint, under: bigint] | null
}

/** Sums of numbers with two decimals, in brackets of any depth. */
export const { tree: sampleFormulas } = fc.letrec<{ tree: SampleFormula }>(tie => ({
  tree: fc.oneof(
    { maxDepth: 5 },
    fc.integer({ min: 0, max: 9999 }).map(hundredths => ({
      text: (hundredths / 100).toFixed(2),
      value: [BigInt(hundredths), 100n] as const,
    })),
    fc.tuple(tie('tree'), fc.constantFrom('+', '-', '*', '/'), tie('tree')).map(([left, by, right]) => ({
      text: `(${left.text} ${by} ${right.text})`,
      value: joined(left.value, by, right.value),
    })),
    tie('tree').map(({ text, value }) => ({ text: `-${text}`, value: value && ([-value[0], value[1]] as const) })),
  ),
}))

function joined(left: SampleFormula['value'], by: string, right: SampleFormula['value']): SampleFormula['value'] {
  if (!left || !right) return null
  const [[a, b], [c, d]] = [left, right]
  if (by === '*') return [a * c, b * d]
  if (by === '/') return c === 0n ? null : [a * d, b * c]
  return [by === '+' ? a * d + c * b : a * d - c * b, b * d]
}

/** Whatever somebody may type where a formula stands. */
export const sampleTexts = fc.oneof(
  fc.string({ maxLength: 80 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.stringMatching(/^[-+*/(),.<>= a-z0-9"]{0,60}$/),
)

/** A form with what was filled in. */
export interface SampleForm {
  readonly fields: readonly AskedField[]
  readonly answers: Answers
}

const NAMES = ['breedte', 'Hoogte', 'soort_dak', 'rond', 'm2', 'prijs', 'korting', 'totaal', 'datum'] as const
const IN_GROUP = ['raam_breedte', 'raam_prijs', 'raam_soort'] as const
const GROUP = 'ramen'

const words = fc.constantFrom(
  'Pannen',
  'pannen ',
  'Plat',
  'één',
  'Île',
  'zink',
  'Ja',
  'nee',
  '2026-03-01',
  '2026-11-26',
)
const numbers = fc.oneof(
  fc.integer({ min: -50, max: 5000 }),
  fc.integer({ min: -99_999, max: 99_999 }).map(hundredths => hundredths / 100),
  fc.constantFrom('1.234,5', '0,5', '12.75', '1e3', '', ' ', 'x', '999999999999999'),
)
const answer = fc.option(fc.oneof({ weight: 3, arbitrary: numbers }, words, fc.boolean()), { freq: 4 })

const term = (names: readonly string[]) =>
  fc.letrec<{ term: string }>(tie => ({
    term: fc.oneof(
      { maxDepth: 3 },
      fc.constantFrom(...names),
      fc.integer({ min: 0, max: 400 }).map(tenths => (tenths / 10).toString()),
      fc.tuple(tie('term'), fc.constantFrom('+', '-', '*', '/'), tie('term')).map(parts => `(${parts.join(' ')})`),
      fc
        .tuple(fc.constantFrom('min', 'max'), tie('term'), tie('term'))
        .map(([name, one, other]) => `${name}(${one}, ${other})`),
      fc.tuple(fc.constantFrom('round', 'ceil', 'floor', 'abs'), tie('term')).map(([name, of]) => `${name}(${of})`),
      fc
        .tuple(tie('term'), fc.constantFrom('>', '>=', '<', '=', '<>'), tie('term'), tie('term'), tie('term'))
        .map(([left, by, right, then, or]) => `if(${left} ${by} ${right}, ${then}, ${or})`),
      fc
        .constantFrom('sum', 'count', 'average')
        .chain(name => fc.constantFrom(...IN_GROUP).map(of => `${name}(${of})`)),
    ),
  })).term

const OPERATORS = [
  'issame',
  'isnotsame',
  'isfilledin',
  'isnotfilledin',
  'isbigger',
  'isbiggerorequal',
  'issmaller',
  'issmallerorequal',
  'contains',
  'sounds_like',
] as const

const rule = fc.record({
  field_name: fc.constantFrom(...NAMES, ...IN_GROUP, 'onbekend'),
  operator: fc.constantFrom(...OPERATORS),
  field_value: fc.option(fc.oneof(numbers, words), { nil: null }),
})

const field = (field_name: string, names: readonly string[], group: string | null) =>
  fc.record({
    field_name: fc.constant(field_name),
    field_type: fc.constantFrom('number', 'text', 'selectbox', 'checkbox', 'calculated', 'calculated', 'hidden'),
    calculationrules: term(names),
    showrules: fc.oneof({ weight: 2, arbitrary: fc.constant(null) }, fc.array(rule, { minLength: 1, maxLength: 2 })),
    group: fc.constant(group),
  })

/** Forms with formulas, show rules and a repeated group that refer to each other at random, in circles too. */
export const sampleForms: fc.Arbitrary<SampleForm> = fc.record({
  fields: fc
    .tuple(
      ...NAMES.map(name => field(name, NAMES, null)),
      ...IN_GROUP.map(name => field(name, [...NAMES, ...IN_GROUP], GROUP)),
    )
    .map(fields => [...fields, { field_name: GROUP, field_type: 'group' }]),
  answers: fc
    .tuple(fc.tuple(...NAMES.map(() => answer)), fc.array(fc.tuple(...IN_GROUP.map(() => answer)), { maxLength: 3 }))
    .map(([own, rows]) => ({ ...named(NAMES, own), [GROUP]: rows.map(row => named(IN_GROUP, row)) })),
})

const named = (names: readonly string[], values: readonly unknown[]) =>
  Object.fromEntries(names.map((name, at) => [name, values[at]]))
