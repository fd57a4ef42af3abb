import { describe, expect, test } from 'bun:test'
import { conditionHolds, conditionsHold } from './conditions'

describe('conditions (R-WIDG-006)', () => {
  const context = {
    fields: [
      { vertical_id: 1, field_name: 'dak', value: 'Pannen' },
      { vertical_id: 1, field_name: 'oppervlak', value: '62,5' },
      { vertical_id: 2, field_name: 'dak', value: 'Plat' },
      { field_name: 'opmerking', value: ' ' },
      { field_name: 'balkon', value: true },
    ],
    flowprofile_id: 7,
    partner_id: null,
  }
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
    ['', 'hasflowprofile', '7', true],
    ['', 'doesnothaveflowprofile', '8', true],
    ['', 'haspartner', '3', false],
    ['', 'doesnothavepartner', '3', true],
    ['', 'partnerpresent', null, false],
    ['', 'partnernotpresent', null, true],
    ['dak', 'sounds_like', 'Plat', false],
  ]
  for (const [field_name, operator, field_value, outcome] of cases)
    test(`${field_name || 'dossier'} ${operator} ${field_value ?? ''} is ${outcome}`, () =>
      expect(conditionHolds({ field_name, operator, field_value }, context)).toBe(outcome))

  test('a condition on one form does not look at another, and all must hold (G-WCOND)', () => {
    expect(
      conditionHolds({ vertical_id: 1, field_name: 'dak', operator: 'issame', field_value: 'Plat' }, context),
    ).toBe(false)
    expect(conditionsHold([{ operator: 'partnernotpresent' }, { operator: 'partnerpresent' }], context)).toBe(false)
    expect(conditionsHold([], context)).toBe(true)
  })
})
