import { expect, test } from 'bun:test'
import type { KeptAct } from './on-device'
import { usedMaterials } from './used-materials'

const act = (material_id: number, amount: number, more: object = {}): KeptAct => ({
  ...{ kind: 'material', project: 7, task: 1, title: 'Montage', at: 'a', material_id, amount },
  ...more,
})

test('a material is used as far as it will be once what waits has arrived, and what was refused counts for nothing', () => {
  const there = [
    { id: 1, amount_used: 0 },
    { id: 2, amount_used: 3 },
  ]
  const used = (...kept: KeptAct[]) => usedMaterials(there, kept).map(({ amount_used }) => amount_used)
  expect(used()).toEqual([0, 3])
  expect(used(act(1, 4), act(1, 2))).toEqual([2, 3])
  expect(used(act(2, 0))).toEqual([0, 0])
  expect(used(act(1, 4, { refusal: 'Geannuleerd.' }))).toEqual([0, 3])
})
