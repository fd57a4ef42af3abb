import { call } from '@core/context/call'
import type { Context } from '@core/context/context'
import { nullable } from '@core/db/schema'
import { Type as t } from '@sinclair/typebox'
import { documentModules } from '../contract/document-modules'
import { findMadeWidgetTypes, type MadeWidgetType } from '../contract/made-widget-type'
import { type WidgetType, widgetTypes } from '../contract/widget-type'

const FIELDS = ['stringcontent', 'textcontent', 'textcontent2', 'textcontent3', 'picture', 'prices', 'form', 'terms']

/** The types of widget that there are, for the editor and for platform staff (R-WIDG-004, G-WTYPES, C-0096). */
export const listWidgetTypes = call({
  method: 'GET',
  path: 'documentwidgettype',
  operationId: 'documentwidgettype.list',
  access: { module: documentModules },
  summary: 'Types of widget: their names and what can be filled in',
  response: t.Array(
    t.Object({
      id: nullable(t.Integer({ description: 'Of what the platform made of it; null as its plugin declares it' })),
      tag: t.String(),
      widget_tag: t.String({
        description: 'The declared type that draws it: another than its tag for a ready-made one',
      }),
      name: t.String(),
      fields: t.Array(t.Union(FIELDS.map(field => t.Literal(field)))),
      addable: t.Boolean({ description: 'Whether it can be added by hand' }),
      is_active: t.Boolean({ description: 'Whether the platform lets it be added' }),
    }),
  ),
  async run(context) {
    const declared = context.all(widgetTypes)
    const rows = await findMadeWidgetTypes(context)
    const typesByTag = new Map(declared.map(type => [type.tag, type]))
    const rowsByTag = new Map(rows.map(row => [row.tag, row]))
    const plain = declared.map(type => listed(context, type, rowsByTag.get(type.tag)))
    // Of a plugin that is not there: nothing draws it.
    const readyMade = rows.flatMap(row => {
      const type = row.tag === row.widget_tag ? undefined : typesByTag.get(row.widget_tag)
      return type ? [listed(context, type, row)] : []
    })
    return [...plain, ...readyMade]
      .toSorted((one, other) => one.order - other.order)
      .map(({ order: _, ...type }) => type)
  },
})

const listed = (context: Context, { tag, label, fields, addable }: WidgetType, row: MadeWidgetType | undefined) => ({
  id: row?.id ?? null,
  tag: row?.tag ?? tag,
  widget_tag: tag,
  name: row?.description ?? context.text(label),
  fields: [...fields],
  addable: addable !== false && (row?.is_active ?? true),
  is_active: row?.is_active ?? true,
  order: row?.order ?? 0,
})
