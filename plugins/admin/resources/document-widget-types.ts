import type { Context } from '@core/context/context'
import { invalid } from '@core/context/problem'
import { readRows } from '@core/db/list'
import { resource } from '@core/resource/resource'
import { cleanRichText, WIDGET_TEXTS, widgetTypes } from '@plugins/documents/contract'
import { DocumentWidgetType } from '../entities/document-widget-type'

/** What platform staff make of the types of widget; the list that editors read is a call of its own (C-0096 to C-0100). */
export const documentWidgetTypes = resource({
  entity: DocumentWidgetType,
  module: 'ADMIN',
  calls: ['get', 'create', 'update', 'delete'],
  sort: 'order',
  called: { by: 'description' },
  async prepare(type, context, changes, before) {
    for (const field of ['tag', 'widget_tag'] as const)
      if (before && field in changes && before[field] !== type[field]) throw invalid(field, 'core.read_only')
    if (!before) await checkNew(context, type)
    const isReadyMade = type.tag !== type.widget_tag
    type.description = type.description?.trim() || null
    if (isReadyMade && !type.description) throw invalid('description', 'core.required')
    const fields: readonly string[] = declared(context, type.widget_tag)?.fields ?? []
    for (const field of WIDGET_TEXTS) {
      if (field in changes && type[field] && !(isReadyMade && fields.includes(field)))
        throw invalid(field, 'admin.no_such_content')
      if (field !== 'stringcontent' && typeof changes[field] === 'string') type[field] = cleanRichText(changes[field])
    }
  },
})

/** Capitals, digits and underscores, as the tags of declared types. */
const TAG = /^[A-Z][A-Z0-9_]{1,39}$/

/** @throws Problem 422 */
async function checkNew(context: Context, { tag, widget_tag }: { tag: string; widget_tag: string }): Promise<void> {
  if (!TAG.test(tag)) throw invalid('tag', 'admin.widget_tag_form')
  if (!declared(context, widget_tag)) throw invalid('widget_tag', 'core.invalid_value')
  if (tag !== widget_tag && declared(context, tag)) throw invalid('widget_tag', 'admin.widget_tag_declared')
  const [taken] = await readRows(context, DocumentWidgetType, ['id'], { tag }, '-id', { limit: 1 })
  if (taken) throw invalid('tag', 'admin.widget_tag_taken')
}

const declared = (context: Context, tag: string) => context.all(widgetTypes).find(type => type.tag === tag)
