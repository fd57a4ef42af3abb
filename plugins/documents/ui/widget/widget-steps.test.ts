import { expect, test } from 'bun:test'
import type { WidgetRow } from '../editor/document-row'
import { pictureStep } from './widget-steps'

test('a picture is taken back unless somebody else put another in its place since, of the same size too', async () => {
  const saved = { id: 1, picture_width: 800, picture_height: 600, picture_digest: 'van mij' } as WidgetRow
  let shown = saved
  const put: (File | null)[] = []
  const store = {
    now: () => [shown],
    setPicture: async (_: number, file: File | null) => {
      put.push(file)
      return { ...shown, picture_width: null, picture_height: null, picture_digest: null }
    },
  }
  const step = pictureStep({ ...unused, ...store }, saved, null, new File([], 'dak.png'))
  shown = { ...saved, picture_digest: 'van een ander' }
  expect([step.undo(), put]).toEqual([false, []])
  shown = { ...saved, version: 7 }
  expect([step.undo(), put]).toEqual([true, [null]])
})

const refuse = () => {
  throw new Error('Nothing else of a widget changes')
}
const unused = { update: refuse, remove: refuse, putBack: refuse, arrange: refuse }
