import { describe, expect, test } from 'bun:test'
import { calculate } from '../domain/calculation'
import { fillMergeTags, fillMergeTagsInText, mergeTagsIn } from './merge-tags'
import { type PrepareWidgets, prepareWidgets, type StoredWidget } from './prepare-widgets'
import { conditionHolds, conditionsHold } from './widget-conditions'

const values = {
  'relation.fullname': 'Marieke <van> "Dam"',
  'document.link': 'https://portal.example/#/q?a=1&b=2',
  'relation.phone': null,
}

describe('merge tags (G-MERGE)', () => {
  test('values are escaped, empty ones print nothing', () => {
    expect(fillMergeTags('<p>{{relation.fullname}}, {{ Relation.Phone }}.</p>', values, { unknown: 'keep' })).toBe(
      '<p>Marieke &lt;van&gt; &quot;Dam&quot;, .</p>',
    )
  })
  test('unknown tags stay for the editor and leave when sending', () => {
    expect(fillMergeTags('a {{relation.iban}} b', values, { unknown: 'keep' })).toBe('a {{relation.iban}} b')
    expect(fillMergeTags('a {{field.type dak}} b', values, { unknown: 'remove' })).toBe('a  b')
  })
  test('web addresses become links, except where they already are one', () => {
    const link = 'https://portal.example/#/q?a=1&amp;b=2'
    expect(fillMergeTags('{{document.link}}', values, { unknown: 'keep' })).toBe(`<a href="${link}">${link}</a>`)
    expect(fillMergeTags('<a href="{{document.link}}">hier</a>', values, { unknown: 'keep' })).toBe(
      `<a href="${link}">hier</a>`,
    )
  })
  test('a value cannot bring tags of its own', () => {
    expect(
      fillMergeTags(
        '{{relation.name}}',
        { 'relation.name': '{{company.name}}', 'company.name': 'X' },
        { unknown: 'remove' },
      ),
    ).toBe('{{company.name}}')
  })
  test('subjects are plain text, and a sender can ask which tags are used', () => {
    expect(fillMergeTagsInText('Voor {{relation.fullname}}{{x.y}}', values, { unknown: 'remove' })).toBe(
      'Voor Marieke <van> "Dam"',
    )
    expect(mergeTagsIn('{{a.b}} {{ A.B }} {{field.soort dak}}')).toEqual(['a.b', 'field.soort dak'])
  })
})

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

describe('prepared widgets (G-PREP)', () => {
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
  const prepare = (widgets: StoredWidget[], more: Partial<PrepareWidgets> = {}) =>
    prepareWidgets({
      widgets,
      calculation,
      merge: { 'relation.name': 'Jan' },
      conditionsContext: {},
      audience: 'customer',
      ...more,
    })

  test('they come in their order, with text filled and made safe (R-WIDG-001, R-WIDG-008)', () => {
    const widgets: StoredWidget[] = [
      { id: 1, order: 2, tag: 'PAGEBREAK' },
      {
        id: 2,
        order: 1,
        tag: 'TEXT2COLUMNS',
        textcontent: '&lt;p&gt;Beste {{relation.name}}&lt;/p&gt;',
        textcontent2: '<script>x</script>{{field.x}}',
      },
    ]
    expect(prepare(widgets)).toMatchObject([
      { type: 'text', columns: ['<p>Beste Jan</p>', ''] },
      { type: 'page-break' },
    ])
  })

  test('customers get no hidden widgets and none whose conditions fail, staff see both marked (R-WIDG-006, R-WIDG-007)', () => {
    const widgets: StoredWidget[] = [
      { id: 1, tag: 'TEXT', textcontent: 'intern', is_hidden: true },
      { id: 2, tag: 'TEXT', textcontent: 'partner', conditions: [{ operator: 'partnerpresent' }] },
      { id: 3, tag: 'TEXT', textcontent: 'allen' },
    ]
    expect(prepare(widgets).map(widget => widget.id)).toEqual([3])
    expect(prepare(widgets, { audience: 'staff' }).map(widget => widget.absent)).toEqual(['hidden', 'conditions', null])
  })

  test('staff see where a value comes from and which tag is empty', () => {
    const [widget] = prepare([{ id: 1, tag: 'TEXT', textcontent: '{{relation.name}} {{field.dak}}' }], {
      audience: 'staff',
    })
    expect(widget).toMatchObject({
      columns: ['<span class="merge-value" data-merge="relation.name">Jan</span> {{field.dak}}'],
    })
  })

  test('chosen additional work is in the price table only when it has no table of its own', () => {
    const lines = (widgets: StoredWidget[]) =>
      prepare(widgets).map(widget => ('table' in widget ? widget.table.lines.map(line => line.cells[0]!.text) : []))
    expect(lines([{ id: 1, tag: 'CALCULATIONITEMS' }])).toEqual([['Warmtepomp', 'Laadpaal']])
    expect(
      lines([
        { id: 1, order: 1, tag: 'CALCULATIONITEMS' },
        { id: 2, order: 2, tag: 'ADDITIONALITEMS' },
      ]),
    ).toEqual([['Warmtepomp'], ['Laadpaal']])
  })

  test('a widget without columns of its own takes those of the calculation', () => {
    const columns = [{ tag: 'DESCR', description: '', selected: true }]
    const [widget] = prepare([{ id: 1, tag: 'CALCULATIONITEMSINCLSUBS' }], { columns })
    expect(widget).toMatchObject({ type: 'price-table', table: { columns: [{ tag: 'DESCR' }] } })
  })

  test('a recurring widget repeats for each form of its kind', () => {
    const recurrences = [
      { vertical_id: 5, title: 'Woonkamer', values: { vermogen: '2,5 kW' } },
      { vertical_id: 6, title: 'Dak', values: {} },
      { vertical_id: 5, title: 'Zolder', values: { vermogen: '3,5 kW' } },
    ]
    const [widget] = prepare(
      [{ id: 1, tag: 'RECURRING', recurringvertical_id: 5, textcontent: 'Unit van {{field.vermogen}}' }],
      { recurrences },
    )
    expect(widget).toMatchObject({
      blocks: [
        { title: 'Woonkamer', html: 'Unit van 2,5 kW' },
        { title: 'Zolder', html: 'Unit van 3,5 kW' },
      ],
    })
  })

  test('pictures stand where they were put, full width when nobody said (R-WIDG-005)', () => {
    const picture = (stringcontent: string | null) =>
      prepare([{ id: 1, tag: 'WIDGETPICTURE', stringcontent, widgetpicture: { id: 9 } }])[0]
    expect(picture('centerhalf')).toMatchObject({ alignment: 'centerhalf', widgetpicture_id: 9 })
    expect(picture('somewhere')).toMatchObject({ alignment: 'fullwidth' })
  })
})
