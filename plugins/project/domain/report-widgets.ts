import type { Context } from '@core/context/context'
import { escapeHtml } from '@core/expressions/escape-html'
import { createTranslate } from '@core/locales/translate'
import { declared } from '@core/resource/declared'
import type { Block, NewWidget, Pages } from '@plugins/documents/contract'
import type { ProjectRecord } from './project-record'

/** What people typed stands for itself: braces in it name no merge tag. */
const asTyped = (html: string): string => html.replaceAll('{{', '{\u200b{')

/** What a report of a delivery shows: what was done and for whom, what the form says with its photos, and the signature. */
export function reportWidgets(context: Context, pages: Pages, project: ProjectRecord): NewWidget[] {
  // Customers read documents in Dutch, whoever's phone they sign on.
  const say = createTranslate(context.use(declared).locales)
  const intro = say('project.customer_report_intro', 'nl', { title: project.title ?? pages.title })
  return [
    {
      tag: 'TEXT',
      description: say('project.customer_report_begin', 'nl', {}),
      textcontent: `<p>${asTyped(escapeHtml(intro))}</p>`,
    },
    ...pages.blocks.flatMap(block => widgetOf(block, pages)),
    {
      tag: 'SIGNATURE',
      description: say('project.customer_report_signature', 'nl', {}),
      textcontent: `<p>${escapeHtml(say('project.customer_report_agreed', 'nl', {}))}</p>`,
    },
  ]
}

function widgetOf(block: Block, { pictures }: Pages): NewWidget[] {
  if (block.type === 'heading')
    return [{ tag: 'HEADER', description: block.text.slice(0, 255), stringcontent: asTyped(block.text).slice(0, 255) }]
  if (block.type === 'rich-text') return block.columns.map(html => ({ tag: 'TEXT', textcontent: asTyped(html) }))
  const key = block.type === 'picture' ? pictures[block.widget_id ?? 0] : undefined
  if (block.type !== 'picture' || !key) return []
  return [{ tag: 'WIDGETPICTURE', description: block.alt.slice(0, 255), stringcontent: 'alignleft', picture_key: key }]
}
