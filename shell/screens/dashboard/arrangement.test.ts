import { expect, test } from 'bun:test'
import { arrangedOf, moved, type Widget } from './arrangement'

const panel = (name: string): Widget => ({ widget_type: 'panel', panel: name })
const names = (widgets: readonly { panel: string }[]) => widgets.map(widget => widget.panel)

test('panels stand as the user put them, and those that nobody brings any more are left out (R-UI-001, R-DASH-003)', () => {
  const kept = { arranged: true, widgets: [panel('b.two'), panel('gone.three'), panel('a.one')] }
  expect(names(arrangedOf(kept, ['a.one'], ['a.one', 'b.two', 'c.new']).panels)).toEqual(['b.two', 'a.one'])
})

test('without an arrangement all panels of the dashboard stand in their order', () => {
  for (const kept of [null, { arranged: false, widgets: [] }])
    expect(names(arrangedOf(kept, ['a.one', 'c.new'], ['a.one', 'b.two', 'c.new']).panels)).toEqual(['a.one', 'c.new'])
})

test('a widget is moved within its list, and not outside it', () => {
  expect(moved(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'c', 'b'])
  expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a'])
  expect(moved(['a', 'b', 'c'], 2, 3)).toEqual(['a', 'b', 'c'])
})
