import { expect, test } from 'bun:test'
import { type RuledField, rulesOf } from './form-rules'
import { workOut } from './work-out'

let id = 0
const field = (field_label: string, field_type: string, more: Partial<RuledField> = {}): RuledField => ({
  ...{ id: ++id, field_label, field_type, field_name: field_label.toLowerCase().replaceAll(' ', '_'), ...more },
})
const when = (field_name: string, operator: string, field_value: string | null = null) => ({
  ...{ field_name, operator, field_value },
})
const rules = (fields: readonly RuledField[]) => rulesOf(fields, workOut(fields, {}).circular)
/** Labels of the fields with what is wrong with them. */
const told = (fields: readonly RuledField[]) =>
  Object.fromEntries(
    rules(fields).map(({ field: { field_label }, formulaFaults, ruleFaults }) => [
      field_label,
      [...formulaFaults, ...ruleFaults].map(fault => [fault.fault, 'name' in fault ? fault.name : ''].join(' ').trim()),
    ]),
  )

test('fields with a formula or rules are told in order, those that are wrong first', () => {
  const fields = [
    field('Breedte', 'number'),
    field('Dubbel', 'calculated', { calculationrules: 'breedte * 2' }),
    field('Waarom', 'text', { showrules: [when('breedte', 'isbigger', '5')] }),
    field('Leeg', 'calculated'),
    field('Meegegeven', 'hidden'),
    field('Weg', 'text', { showrules: [when('hoogte', 'isfilledin')] }),
  ]
  expect(rules(fields).map(one => one.field.field_label)).toEqual(['Leeg', 'Weg', 'Dubbel', 'Waarom'])
  expect(told(fields)).toEqual({ Leeg: ['no_formula'], Weg: ['unknown hoogte', 'never'], Dubbel: [], Waarom: [] })
})

test('a formula tells where it cannot be read, and what it asks for in vain: rows of a group are counted by functions of rows', () => {
  const fields = [
    field('Ramen', 'group'),
    field('Glas', 'number', { group: 'ramen' }),
    field('Foto', 'photo'),
    field('Naast', 'calculated', { group: 'ramen', calculationrules: 'glas * 2' }),
    field('Som', 'calculated', { calculationrules: 'sum(glas) + 1' }),
    field('Los', 'calculated', { calculationrules: 'sum(glas) + glas' }),
    field('Half', 'calculated', { calculationrules: '2 *' }),
    field('Beeld', 'calculated', { calculationrules: 'foto + kwijt' }),
    field('Grootste', 'calculated', { calculationrules: 'if(foto_klaar = ja, max(glas), 0)' }),
    field('Foto klaar', 'checkbox'),
    field('Kring', 'calculated', { calculationrules: 'kring + 1' }),
  ]
  expect(told(fields)).toEqual({
    ...{ Los: ['in_group Glas'], Half: ['unreadable'], Beeld: ['no_answer Foto', 'unknown kwijt'] },
    ...{ Kring: ['circle'], Naast: [], Som: [], Grootste: [] },
  })
})

test('a rule about a choice that was taken off the list is told, also where it then always holds', () => {
  const fields = [
    field('Dak', 'selectbox', { options: 'Pannen, Plat' }),
    field('Akkoord', 'checkbox'),
    field('Riet', 'text', { showrules: [when('dak', 'issame', 'Riet')] }),
    field('Geen riet', 'text', { showrules: [when('dak', 'isnotsame', 'Riet')] }),
    field('Plat', 'text', { showrules: [when('dak', 'issame', 'plat'), when('akkoord', 'issame', 'ja')] }),
    field('Half', 'text', { showrules: [when('dak', 'issame')] }),
  ]
  expect(told(fields)).toEqual({
    ...{ Riet: ['gone_choice Dak', 'never'], 'Geen riet': ['gone_choice Dak'], Half: ['no_value', 'never'], Plat: [] },
  })
})

test('fields that wait for each other go in a circle, and what waits for them is never asked (R-SURV-004)', () => {
  const waits = (label: string, on: string) => field(label, 'text', { showrules: [when(on, 'isfilledin')] })
  expect(told([waits('A', 'b'), waits('B', 'a'), waits('C', 'b'), waits('D', 'e'), field('E', 'text')])).toEqual({
    ...{ A: ['circle'], B: ['circle'], C: ['never'], D: [] },
  })
  // Comes for nothing at first, and goes again with the answer that it brings up.
  const open = field('B', 'text', { showrules: [when('a', 'isnotsame', 'x')] })
  expect(told([waits('A', 'b'), open])).toEqual({ A: ['circle'], B: ['circle'] })
  const price = field('Prijs', 'calculated', { calculationrules: 'korting * 2' })
  expect(told([price, field('Korting', 'number', { showrules: [when('prijs', 'isbigger', '5')] })])).toEqual({
    ...{ Korting: ['circle'], Prijs: [] },
  })
})

test('a form of 500 fields that all hang together is judged whole', () => {
  const many = Array.from({ length: 500 }, (_, at) =>
    at % 2
      ? field(`V${at}`, 'number', { showrules: [when(`v${at + 2}`, 'isfilledin')] })
      : field(`V${at}`, 'calculated', { calculationrules: `v${at + 1} * 2` }),
  )
  const all = [...many, field('V501', 'number')]
  expect(rulesOf(all, []).filter(({ ruleFaults }) => ruleFaults.length > 0)).toEqual([])
  expect(rulesOf(many, []).filter(({ ruleFaults }) => ruleFaults.length > 0)).toHaveLength(250)
})
