import { describe, expect, test } from 'bun:test'
import { conditionHolds, conditionsHold, type FactOperator } from './conditions'

describe('conditions (R-WIDG-006)', () => {
  const context = {
    fields: [
      { vertical_id: 1, field_name: 'dak', value: 'Pannen' },
      { vertical_id: 1, field_name: 'oppervlak', value: '62,5' },
      { vertical_id: 2, field_name: 'dak', value: 'Plat' },
      { field_name: 'opmerking', value: ' ' },
      { field_name: 'balkon', value: true },
      { field_name: 'kleuren', value: ['Blauw', 'Donkerrood'] },
    ],
    facts: { 'boat.captain_id': 7, 'boat.mate_id': null },
  }
  const operators: FactOperator[] = [
    { operator: 'hascaptain', fact: 'boat.captain_id', asks: 'same' },
    { operator: 'doesnothavecaptain', fact: 'boat.captain_id', asks: 'same', negated: true },
    { operator: 'hasmate', fact: 'boat.mate_id', asks: 'same' },
    { operator: 'doesnothavemate', fact: 'boat.mate_id', asks: 'same', negated: true },
    { operator: 'matepresent', fact: 'boat.mate_id', asks: 'filled' },
    { operator: 'matenotpresent', fact: 'boat.mate_id', asks: 'filled', negated: true },
  ]
  const cases: [string, string, string | number | null, boolean][] = [
    ['dak', 'issame', 'plat', true],
    ['dak', 'isnotsame', 'Plat', false],
    ['oppervlak', 'isbigger', '62', true],
    ['oppervlak', 'isbiggerorequal', '62.5', true],
    ['oppervlak', 'issmaller', 62.5, false],
    ['oppervlak', 'issmallerorequal', 100, true],
    ['onbekend', 'issmaller', 100, false],
    ['opmerking', 'isfilledin', null, false],
    ['onbekend', 'isnotfilledin', null, true],
    ['balkon', 'issame', 'ja', true],
    ['dak', 'contains', 'ANN', true],
    ['dak', 'contains', 'riet', false],
    ['kleuren', 'contains', 'rood', true],
    ['opmerking', 'contains', 'x', false],
    ['', 'hascaptain', '7', true],
    ['', 'doesnothavecaptain', '8', true],
    ['', 'hasmate', '3', false],
    ['', 'doesnothavemate', '3', true],
    ['', 'matepresent', null, false],
    ['', 'matenotpresent', null, true],
    ['', 'doesnothavesail', '3', false],
    ['dak', 'sounds_like', 'Plat', false],
  ]
  for (const [field_name, operator, field_value, outcome] of cases)
    test(`${field_name || 'record'} ${operator} ${field_value ?? ''} is ${outcome}`, () =>
      expect(conditionHolds({ field_name, operator, field_value }, context, operators)).toBe(outcome))

  test('a condition on one form does not look at another, and all must hold (G-WCOND)', () => {
    expect(
      conditionHolds(
        { vertical_id: 1, field_name: 'dak', operator: 'issame', field_value: 'Plat' },
        context,
        operators,
      ),
    ).toBe(false)
    expect(conditionsHold([{ operator: 'matenotpresent' }, { operator: 'matepresent' }], context, operators)).toBe(
      false,
    )
    expect(conditionsHold([], context, operators)).toBe(true)
  })
})
