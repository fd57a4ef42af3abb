import { call } from '@core/context/call'
import { Type as t } from '@sinclair/typebox'
import { documentModules } from '../contract/document-modules'
import { widgetTypes } from '../contract/widget-type'

/** The types of widget that there are, for the editor (R-WIDG-004). */
export const listWidgetTypes = call({
  method: 'GET',
  path: 'documentwidgettype',
  operationId: 'documentwidgettype.list',
  access: { module: documentModules },
  summary: 'Types of widget: their names and what can be filled in',
  response: t.Array(
    t.Object({
      tag: t.String(),
      name: t.String(),
      fields: t.Array(
        t.Union(
          ['stringcontent', 'textcontent', 'textcontent2', 'textcontent3', 'picture', 'prices', 'form', 'terms'].map(
            field => t.Literal(field),
          ),
        ),
      ),
      addable: t.Boolean({ description: 'Whether it can be added by hand' }),
    }),
  ),
  run: async context =>
    context.all(widgetTypes).map(({ tag, label, fields, addable = true }) => ({
      tag,
      name: context.text(label),
      fields: [...fields],
      addable,
    })),
})
