import { expect, test } from 'bun:test'
import fc from 'fast-check'
import type { DrawnWidget } from '../contract/block'
import { content, drawn, items, widgets } from '../tests/sample-document'
import { stored } from '../tests/stored-widget'
import { calculate } from './calculation'
import type { CalculationItemInput } from './calculation-item'
import { lineChanges } from './line-changes'
import { textChanges } from './text-changes'
import { splitForRate } from './vat'
import { versionChanges } from './version-changes'

const first = content({ amount_inc_vat: 1210 })
const whatOf = (after: ReturnType<typeof content>) =>
  versionChanges(first, after).map(({ what, name }) => [what, name].filter(Boolean).join(' '))

test('a version that says the same has no changes', () => {
  expect(whatOf(content({ amount_inc_vat: 1210 }))).toEqual([])
})

test('lines that came, went or cost something else are told by their name, in that order after what went', () => {
  const [, second, third, ...rest] = items
  const changed = [
    { ...third, unit_rate_exc_manual: 1 },
    ...rest,
    { ...second, id: 99, item_name: 'Laadpaal', product_amount: 1, order: 99 },
  ] as typeof items
  expect(whatOf(content({ amount_inc_vat: 1210, widgets: drawn(widgets, changed) }))).toEqual(
    expect.arrayContaining([`removed ${second?.item_name}`, `price ${third?.item_name}`, 'added Laadpaal']),
  )
})

test('a table that is gone takes no lines off, and one that is new brings none', () => {
  const without = content({ amount_inc_vat: 1210, widgets: drawn(widgets.toSpliced(2, 1), items) })
  expect(whatOf(without)).toEqual(['layout'])
  expect(versionChanges(without, first).map(({ what }) => what)).toEqual(['layout'])
})

test('total, last day and title are told as of the whole document', () => {
  const after = content({ amount_inc_vat: 1815, enddate: '2026-12-24', title: 'Anders' })
  expect(whatOf(after)).toEqual(['total', 'enddate', 'title'])
})

/** A table of payment terms, numbered as the lines of a calculation are. */
const termsOf = (...terms: (readonly [string, string])[]): DrawnWidget => ({
  id: 90,
  description: '',
  custom_class: '',
  absent: null,
  blocks: [
    {
      type: 'table',
      of: 'terms',
      table: {
        columns: ['DESCR', 'TOTALINC'].map(tag => ({ tag, header: tag, align: 'left' })),
        showHead: true,
        lines: terms.map((texts, n) => ({
          id: items[n]?.id ?? n + 1,
          kind: 'item',
          info: '',
          cells: texts.map(text => ({ text, value: text })),
        })),
        totals: [],
      },
    },
  ],
})

test('a payment term that changed is told as a text and never as a line that costs something', () => {
  const said = (...terms: Parameters<typeof termsOf>) =>
    content({ amount_inc_vat: 1210, widgets: [termsOf(...terms), ...first.widgets] })
  const before = said(['1. bij opdracht', '€ 363,00'], ['2. bij oplevering', '€ 847,00'])
  const after = said(['1. bij opdracht', '€ 605,00'], ['2. bij oplevering', '€ 605,00'])
  expect(versionChanges(before, after)).toEqual([
    { what: 'text', name: '', before: '1. bij opdracht, € 363,00', after: '1. bij opdracht, € 605,00' },
    { what: 'text', name: '', before: '2. bij oplevering, € 847,00', after: '2. bij oplevering, € 605,00' },
  ])
  expect(versionChanges(first, before).map(({ what }) => what)).toEqual(['text', 'text'])
})

/** A line as people type it; its number is its place. */
const line = fc
  .record({
    name: fc.stringMatching(/^[a-z]{1,8}$/),
    product_amount: fc.integer({ min: 1, max: 99 }),
    cents: fc.integer({ min: -99_999, max: 999_999 }),
  })
  .map(
    ({ name, product_amount, cents }): CalculationItemInput => ({
      id: 0,
      item_type: 'manual',
      item_name: name,
      product_amount,
      unit_rate_exc_manual: cents / 100,
      ...splitForRate(21),
    }),
  )
const lines = fc
  .array(line, { minLength: 1, maxLength: 8 })
  .map(some => some.map((each, i) => ({ ...each, id: i + 1, order: i })))
const paragraphs = fc.array(fc.stringMatching(/^[a-z]{1,6}( [a-z]{1,6}){0,4}$/), { maxLength: 12 })
const texts = (some: readonly string[]) =>
  drawn([stored('TEXT', { id: 1, order: 1, textcontent: some.map(each => `<p>${each}</p>`).join('') })], [])
const priced = stored('CALCULATIONITEMS', { id: 2, order: 2 })
/** A version that draws these lines and paragraphs, with the total that its lines have. */
const versionOf = (some: readonly CalculationItemInput[], said: readonly string[]) =>
  content({
    widgets: [...texts(said), ...drawn([priced], some)],
    amount_inc_vat: calculate({}, some).totals.amount_inc_vat,
  })

test('equal versions have no changes, and two that read differently never have none', () => {
  fc.assert(
    fc.property(lines, paragraphs, lines, paragraphs, (some, said, others, saidThen) => {
      const [one, other] = [versionOf(some, said), versionOf(others, saidThen)]
      expect(versionChanges(one, structuredClone(one))).toEqual([])
      const differs = JSON.stringify(one.widgets) !== JSON.stringify(other.widgets)
      expect(versionChanges(one, other).length > 0).toBe(differs)
    }),
  )
})

test('without discount what the lines differ comes to what the totals differ', () => {
  fc.assert(
    fc.property(lines, lines, (some, others) => {
      const [one, other] = [versionOf(some, []), versionOf(others, [])]
      const cents = lineChanges(one.widgets, other.widgets)
        .filter(({ what }) => ['added', 'removed', 'price'].includes(what))
        .reduce((sum, { before, after }) => sum + Math.round((Number(after) - Number(before)) * 100), 0)
      expect(cents).toBe(Math.round((other.amount_inc_vat - one.amount_inc_vat) * 100))
    }),
  )
})

const ACTS = ['name', 'quantity', 'price', 'removed', 'added'] as const

test('what is done to one line is told of that line; of others at most a cent of VAT that they share', () => {
  fc.assert(
    fc.property(lines, fc.nat(), fc.constantFrom(...ACTS), (drafts, pick, what) => {
      const some = drafts.map(each => ({ ...each, item_name: `${each.item_name}${each.id}` }))
      const at = pick % some.length
      const name = what === 'added' || what === 'name' ? 'nieuw' : some[at]?.item_name
      const changed = some.flatMap((each, i) => {
        if (i !== at) return [each]
        if (what === 'removed') return []
        if (what === 'added') return [each, { ...each, id: 99, item_name: 'nieuw' }]
        if (what === 'name') return [{ ...each, item_name: 'nieuw' }]
        if (what === 'quantity') return [{ ...each, product_amount: (each.product_amount ?? 0) + 1 }]
        return [{ ...each, unit_rate_exc_manual: (each.unit_rate_exc_manual ?? 0) + 1 }]
      })
      fc.pre(changed.length > 0)
      const told = lineChanges(versionOf(some, []).widgets, versionOf(changed, []).widgets)
      expect(told.filter(change => change.name === name).map(change => String(change.what))).toContain(what)
      for (const change of told.filter(each => each.name !== name)) {
        expect(change.what).toBe('price')
        expect(Math.abs(Number(change.after) - Number(change.before))).toBeLessThan(0.02)
      }
    }),
  )
})

test('paragraphs that came, went or changed give the text of one version from that of the other', () => {
  fc.assert(
    fc.property(paragraphs, paragraphs, (said, saidThen) => {
      const changes = textChanges(texts(said), texts(saidThen)) ?? []
      const count = (list: readonly (string | null)[]) =>
        list.reduce(
          (all, each) => (each === null ? all : all.set(each, (all.get(each) ?? 0) + 1)),
          new Map<string, number>(),
        )
      const [gone, came] = [count(changes.map(({ before }) => before)), count(changes.map(({ after }) => after))]
      const [was, is] = [count(said), count(saidThen)]
      for (const each of new Set([...said, ...saidThen]))
        expect((was.get(each) ?? 0) - (gone.get(each) ?? 0) + (came.get(each) ?? 0)).toBe(is.get(each) ?? 0)
    }),
  )
})

test('a text that is too long to compare is told to have changed, in no time', () => {
  const long = Array.from({ length: 3000 }, (_, i) => `a${i}`)
  const other = long.map(each => `b${each}`)
  expect(textChanges(texts(long), texts(other))).toBeNull()
  expect(versionChanges(versionOf([], long), versionOf([], other))).toEqual([
    { what: 'text', name: '', before: null, after: null },
  ])
})

test('files and pictures that are others are told', () => {
  const file = { id: 1, filename: 'a.pdf', size: 1, content_type: 'application/pdf', file_key: 'k1' }
  const before = content({ attachments: [file], pictures: { 9: 'company/1/kept/a.png' } })
  const after = content({
    attachments: [
      { ...file, file_key: 'k2' },
      { ...file, id: 2, filename: 'b.pdf' },
    ],
    pictures: { 9: 'company/1/kept/b.png' },
  })
  expect(versionChanges(before, after).map(({ what, name }) => [what, name].filter(Boolean).join(' '))).toEqual([
    'picture',
    'file_changed a.pdf',
    'file_added b.pdf',
  ])
  expect(versionChanges(after, before).map(({ what }) => what)).toEqual(['picture', 'file_removed', 'file_changed'])
})
