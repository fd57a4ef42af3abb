import { expect, test } from 'bun:test'
import { sampleForms } from '@core/testing/sample-forms'
import fc from 'fast-check'
import { type AskedField, formOf, shownWithout } from './filled-form'
import { workOf } from './parts-of-form'

const asks = (field_name: string, more: Partial<AskedField> = {}): AskedField => ({
  field_name,
  field_type: 'number',
  ...more,
})
const works = (field_name: string, calculationrules: string, more: Partial<AskedField> = {}) =>
  asks(field_name, { field_type: 'calculated', calculationrules, ...more })
const when = (field_name: string, operator: string, field_value?: string) => ({
  showrules: [{ field_name, operator, field_value }],
})

test('formulas follow from each other in whatever order they stand, rounded to two decimals (R-SURV-003, R-SURV-006)', () => {
  const fill = formOf([
    works('total', 'subtotal + adaptation'),
    works('subtotal', 'width * length / 1000000'),
    asks('width'),
    asks('length'),
    asks('adaptation'),
  ])
  const { answers, circular } = fill({ width: '3.333', length: 4000, adaptation: '0,005' })
  expect(answers).toMatchObject({ subtotal: 13.33, total: 13.34 })
  expect(circular).toEqual([])
  expect(fill({}).answers).toMatchObject({ subtotal: 0, total: 0 })
})

test('the walls, roofs, rooms and windows of the specification (R-SURV-007, R-SURV-008, G-ROOM)', () => {
  const fill = formOf([
    asks('wall_width'),
    asks('roof_height'),
    asks('gutter_height'),
    asks('obstacles'),
    asks('window_width'),
    asks('window_length'),
    works('window_area', 'window_length * window_width / 1000000'),
    works(
      'wall_area',
      '(wall_width * gutter_height + wall_width * (roof_height - gutter_height) / 2) / 1000000 - obstacles',
    ),
  ])
  expect(
    fill({
      wall_width: 6000,
      roof_height: 7000,
      gutter_height: 5000,
      obstacles: 4.5,
      window_width: 1200,
      window_length: 900,
    }).answers,
  ).toMatchObject({ window_area: 1.08, wall_area: 31.5 })
})

test('a field is asked only when all its rules hold, and an answer that is not asked counts as missing (R-SURV-001)', () => {
  const fill = formOf([
    asks('glas', { field_type: 'selectbox' }),
    asks('ruiten', when('glas', 'issame', 'HR++')),
    asks('rooster', {
      showrules: [
        { field_name: 'glas', operator: 'issame', field_value: 'HR++' },
        { field_name: 'ruiten', operator: 'isbigger', field_value: '2' },
      ],
    }),
    works('prijs', 'ruiten * 100 + rooster * 10'),
  ])
  const all = fill({ glas: 'HR++', ruiten: 3, rooster: 1 })
  expect([all.isShown('ruiten'), all.isShown('rooster'), all.answers.prijs]).toEqual([true, true, 310])
  const less = fill({ glas: 'Enkel', ruiten: 3, rooster: 1 })
  expect([less.isShown('ruiten'), less.isShown('rooster'), less.answers.prijs]).toEqual([false, false, 0])
  expect(less.answers).toMatchObject({ ruiten: 3, rooster: 1 })
})

test('rules look at what formulas come to, and formulas at what rules show, until nothing changes', () => {
  const fill = formOf([
    asks('m2'),
    works('groot', 'if(m2 > 100, 1, 0)'),
    asks('steiger', when('groot', 'issame', '1')),
    works('kosten', 'm2 * 10 + steiger'),
    asks('korting', when('kosten', 'isbigger', '1500')),
    works('totaal', 'kosten - korting'),
  ])
  expect(fill({ m2: 120, steiger: 400, korting: 50 }).answers.totaal).toBe(1550)
  expect(fill({ m2: 90, steiger: 400, korting: 50 }).answers.totaal).toBe(900)
})

test('what follows from itself comes to rest where it can, and otherwise has no value and is told (R-SURV-004)', () => {
  const settles = formOf([asks('a'), works('b', 'min(a, b + 1)')])({ a: 40 })
  expect([settles.answers.b, settles.circular]).toEqual([40, []])
  const fill = formOf([works('kip', 'ei + 1'), works('ei', 'kip + 1'), works('los', '1 + 1')])
  const { answers, circular } = fill({})
  expect(answers).toMatchObject({ kip: null, ei: null, los: 2 })
  expect([...circular].sort()).toEqual(['ei', 'kip'])
  const blinking = formOf([asks('x', when('y', 'isnotfilledin')), asks('y', when('x', 'isnotfilledin'))])
  expect(blinking({ x: 1, y: 1 }).circular).toEqual(['x', 'y'])
})

test('a repeated group works out each of its rows, and the form sums them up', () => {
  const group = { group: 'ramen' }
  const fill = formOf([
    asks('prijs'),
    asks('ramen', { field_type: 'group' }),
    asks('breedte', group),
    asks('hoogte', group),
    asks('rond', { ...group, field_type: 'checkbox' }),
    asks('straal', { ...group, ...when('rond', 'isfilledin') }),
    works('oppervlak', 'breedte * hoogte / 1000000 + straal', group),
    works('kosten', 'oppervlak * prijs', group),
    works('totaal', 'sum(kosten)'),
    works('aantal', 'count(oppervlak)'),
  ])
  const given = {
    prijs: 100,
    ramen: [
      { breedte: 1000, hoogte: 1000, straal: 5 },
      { breedte: 2000, hoogte: 1500, rond: true, straal: 1 },
    ],
  }
  const { answers, isShown } = fill(given)
  expect(answers.ramen).toMatchObject([
    { oppervlak: 1, kosten: 100 },
    { oppervlak: 4, kosten: 400 },
  ])
  expect(answers).toMatchObject({ totaal: 500, aantal: 2 })
  expect([isShown('straal', 0), isShown('straal', 1)]).toEqual([false, true])
  expect(given.ramen[0]).toEqual({ breedte: 1000, hoogte: 1000, straal: 5 })
})

test('a chain of 320 show rules is no circle, in whichever order it stands (R-SURV-004)', () => {
  const chain = Array.from({ length: 320 }, (_, at) => asks(`v${at}`, at ? when(`v${at - 1}`, 'isfilledin') : {}))
  const answers = Object.fromEntries(chain.map(({ field_name }) => [field_name, 1]))
  for (const fields of [chain, [...chain].reverse()]) {
    const filled = formOf(fields)(answers)
    expect([filled.circular, filled.isShown('v319'), filled.work]).toEqual([[], true, 319])
    expect(formOf(fields)({ ...answers, v0: null }).isShown('v319')).toBe(false)
  }
})

test('what is read of a group that is not asked is missing, and is so in formulas that stand before it', () => {
  const fill = formOf([
    works('dubbel', 'totaal * 2'),
    works('totaal', 'sum(breedte) + max(breedte)'),
    asks('ramen', { field_type: 'group', ...when('met_ramen', 'issame', 'ja') }),
    asks('breedte', { group: 'ramen' }),
    asks('met_ramen', { field_type: 'checkbox' }),
  ])
  const ramen = [{ breedte: 2 }, { breedte: 3 }]
  expect(fill({ ramen, met_ramen: true }).answers).toMatchObject({ totaal: 8, dubbel: 16 })
  expect(fill({ ramen, met_ramen: false }).answers).toMatchObject({ totaal: 0, dubbel: 0 })
})

test('what rests on a circle has no value either, instead of one that leaves the circle out (R-SURV-004)', () => {
  const { answers, circular } = formOf([works('prijs', 'kip * 2'), works('kip', 'ei + 1'), works('ei', 'kip + 1')])({})
  expect([answers.prijs, circular]).toEqual([null, ['prijs', 'kip', 'ei']])
})

test('sums of rows within their group are worked out once: twice the rows is twice the work', () => {
  const group = 'ramen'
  const sums = Array.from({ length: 249 }, () => 'sum(b)').join('+')
  const fields = [
    asks(group, { field_type: 'group' }),
    asks('b', { group }),
    ...Array.from({ length: 8 }, (_, at) => works(`som_${at}`, sums, { group })),
  ]
  const fill = formOf(fields)
  const filled = (rows: number) => fill({ ramen: Array.from({ length: rows }, () => ({ b: 1 })) })
  expect(filled(2).answers.ramen).toMatchObject([{ som_7: 498 }, { som_0: 498 }])
  expect(filled(50).work).toBe(8 * 746 * 50 + 50)
  expect(filled(10).work * 5).toBe(filled(50).work)
  expect(fields.reduce((sum, field) => sum + workOf(field, 50), 0)).toBeGreaterThanOrEqual(filled(50).work)
})

test('a form from before its cost was looked at ends with fields that have no value instead of never', () => {
  const formula = Array.from({ length: 240 }, () => 'breedte').join('+')
  const fields = [
    asks('ramen', { field_type: 'group' }),
    asks('breedte', { group: 'ramen' }),
    ...Array.from({ length: 400 }, (_, at) => works(`v${at}`, formula, { group: 'ramen' })),
  ]
  const { work, circular } = formOf(fields)({ ramen: Array.from({ length: 200 }, () => ({ breedte: 1 })) })
  expect(work).toBeLessThan(500_000)
  expect(circular).toContain('v399')
})

test('what is kept of what is not asked says the same as the form that was worked out', () => {
  fc.assert(
    fc.property(sampleForms, ({ fields, answers }) => {
      const filled = formOf(fields)(answers)
      const kept = shownWithout(fields, filled.hidden)
      const asked = (isShown: typeof kept) =>
        fields.map(({ field_name }) => [isShown(field_name), isShown(field_name, 0), isShown(field_name, 2)])
      expect(asked(kept)).toEqual(asked(filled.isShown))
    }),
    { numRuns: 100 },
  )
})

test('a formula that cannot be read has no value, and one that asks an unknown field says so', () => {
  const { answers, problems } = formOf([works('stuk', '1 +'), works('half', 'onbekend + 1')])({})
  expect(answers).toEqual({ half: 1 })
  expect(problems).toEqual([{ field_name: 'half', problem: 'unknown_name', name: 'onbekend' }])
})

test('working out twice changes nothing, whatever a form asks and was answered, in circles too', () => {
  fc.assert(
    fc.property(sampleForms, ({ fields, answers }) => {
      const fill = formOf(fields)
      const once = fill(answers)
      const twice = fill(once.answers)
      expect([twice.answers, twice.circular]).toEqual([once.answers, once.circular])
    }),
    { numRuns: 500 },
  )
})

test('the largest form that goes in circles holds nobody up', () => {
  const long = Array.from({ length: 150 }, (_, at) => `v${at}`).join(' + ')
  const fill = formOf(
    Array.from({ length: 500 }, (_, at) => ({
      ...works(`v${at}`, `${long} + 1`),
      showrules: Array.from({ length: 20 }, () => ({ field_name: `v${(at + 1) % 500}`, operator: 'isnotfilledin' })),
    })),
  )
  // A thousand passes of it would take longer than a test may.
  expect(fill({}).circular.length).toBeGreaterThan(100)
})
