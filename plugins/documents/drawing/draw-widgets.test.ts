import { describe, expect, test } from 'bun:test'
import type { StoredWidget } from '../contract/widget-type'
import { calculate } from '../domain/calculation'
import { stored, widgetTypesByTag } from '../tests/stored-widget'
import { type DrawWidgets, drawWidgets } from './draw-widgets'

describe('drawn widgets (G-PREP)', () => {
  const calculation = calculate({}, [
    { id: 1, item_type: 'manual', item_name: 'Warmtepomp', unit_rate_exc_manual: 1000 },
    {
      id: 2,
      item_type: 'manual',
      item_name: 'Laadpaal',
      unit_rate_exc_manual: 500,
      additionalwork: true,
      selected: true,
    },
  ])
  const draw = (widgets: StoredWidget[], more: Partial<DrawWidgets> = {}) =>
    drawWidgets({
      widgets,
      types: widgetTypesByTag,
      calculation,
      columns: null,
      rows: null,
      merge: { 'relation.name': 'Jan' },
      conditions: {},
      operators: [],
      recurrences: [],
      locations: [],
      language: 'nl',
      audience: 'customer',
      ...more,
    })
  const blocks = (widgets: StoredWidget[], more: Partial<DrawWidgets> = {}) =>
    draw(widgets, more).flatMap(widget => widget.blocks)

  test('they come in their order, with text filled and made safe (R-WIDG-001, R-WIDG-008)', () => {
    const widgets = [
      stored('PAGEBREAK', { id: 1, order: 2 }),
      stored('TEXT2COLUMNS', {
        id: 2,
        order: 1,
        textcontent: '&lt;p&gt;Beste {{relation.name}}&lt;/p&gt;',
        textcontent2: '<script>x</script>{{field.x}}',
      }),
    ]
    expect(blocks(widgets)).toEqual([{ type: 'rich-text', columns: ['<p>Beste Jan</p>', ''] }, { type: 'break' }])
  })

  test('customers get no hidden widgets and none whose conditions fail, staff see both marked (R-WIDG-006, R-WIDG-007)', () => {
    const widgets = [
      stored('TEXT', { id: 1, textcontent: 'intern', is_hidden: true }),
      stored('TEXT', { id: 2, textcontent: 'partner', conditions: [{ operator: 'partnerpresent' }] }),
      stored('TEXT', { id: 3, textcontent: 'allen' }),
    ]
    expect(draw(widgets).map(widget => widget.id)).toEqual([3])
    expect(draw(widgets, { audience: 'staff' }).map(widget => widget.absent)).toEqual(['hidden', 'conditions', null])
  })

  test('staff see where a value comes from and which tag is empty', () => {
    const text = stored('TEXT', { textcontent: '{{relation.name}} {{field.dak}}' })
    expect(blocks([text], { audience: 'staff' })).toEqual([
      {
        type: 'rich-text',
        columns: ['<span class="merge-value" data-merge="relation.name">Jan</span> {{field.dak}}'],
      },
    ])
  })

  test('additional work stands in the price table, or is chosen from apart and added to it (R-CALC-006)', () => {
    const [alone] = blocks([stored('CALCULATIONITEMS')])
    expect(alone).toMatchObject({ table: { lines: [{ id: 1 }, { id: 2 }] } })
    const [table, choices] = blocks([
      stored('CALCULATIONITEMS', { id: 1, order: 1 }),
      stored('ADDITIONALITEMS', { id: 2, order: 2 }),
    ])
    expect(table).toMatchObject({ table: { lines: [{ id: 1 }] } })
    expect(choices).toMatchObject({ options: [{ id: 2, name: 'Laadpaal', selected: true, amount_inc_vat: 605 }] })
  })

  test('a widget without columns of its own takes those of the calculation', () => {
    const columns = [{ tag: 'DESCR', description: '', selected: true }]
    expect(blocks([stored('CALCULATIONITEMSINCLSUBS')], { columns })).toMatchObject([
      { type: 'table', table: { columns: [{ tag: 'DESCR' }] } },
    ])
  })

  test('a recurring widget repeats for each form of its kind', () => {
    const recurrences = [
      { vertical_id: 5, title: 'Woonkamer', values: { vermogen: '2,5 kW' } },
      { vertical_id: 6, title: 'Dak', values: {} },
      { vertical_id: 5, title: 'Zolder', values: { vermogen: '3,5 kW' } },
    ]
    const widget = stored('RECURRING', { recurringvertical_id: 5, textcontent: 'Unit van {{field.vermogen}}' })
    expect(blocks([widget], { recurrences })).toEqual([
      { type: 'heading', text: 'Woonkamer' },
      { type: 'rich-text', columns: ['Unit van 2,5 kW'] },
      { type: 'heading', text: 'Zolder' },
      { type: 'rich-text', columns: ['Unit van 3,5 kW'] },
    ])
  })

  test('pictures stand where they were put, full width when nobody said (R-WIDG-005)', () => {
    const picture = (stringcontent: string | null) =>
      blocks([stored('WIDGETPICTURE', { id: 9, stringcontent, picture_key: 'a/b.png' })])[0]
    expect(picture('centerhalf')).toMatchObject({ alignment: 'centerhalf', widget_id: 9 })
    expect(picture('somewhere')).toMatchObject({ alignment: 'fullwidth' })
  })

  test('a type of widget that a plugin adds is drawn like any other, and one that is gone is left out', () => {
    const types = new Map([
      ...widgetTypesByTag,
      ['SUN', { tag: 'SUN', label: 'x.sun', fields: [], prepare: () => [{ type: 'heading' as const, text: 'Zon' }] }],
    ])
    expect(blocks([stored('SUN'), stored('GONE')], { types })).toEqual([{ type: 'heading', text: 'Zon' }])
  })
})
