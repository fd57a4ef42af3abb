import { expect, test } from 'bun:test'
import { holds } from './holds'

test('a record holds a change when every field of it is there as it was wanted', () => {
  const record = { id: 7, city: 'Ede', phone: null, tags: ['a', 'b'], custom_fields: { dak: 'plat', merk: 'Solis' } }
  const cases: [change: object, held: boolean][] = [
    [{ city: 'Ede' }, true],
    [{ city: 'Ede', phone: null, tags: ['a', 'b'] }, true],
    [{ custom_fields: { dak: 'plat', hoogte: null } }, true],
    [{ city: 'Epe' }, false],
    [{ city: null }, false],
    [{ phone: '' }, false],
    [{ tags: ['a'] }, false],
    [{ tags: { 0: 'a', 1: 'b' } }, false],
    [{ custom_fields: { dak: 'schuin' } }, false],
    [{ unknown: 1 }, false],
  ]
  for (const [change, held] of cases) expect([change, holds(record, change)]).toEqual([change, held])
})
