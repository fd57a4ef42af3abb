import type { Context } from '@core/context/context'
import { refused } from '@core/context/problem'
import { escapeHtml } from '@core/expressions/escape-html'
import { fillMergeTags } from '@core/expressions/merge-tags'
import type { DocumentRecord } from '../contract/document-kind'
import { placesAbout } from '../contract/place-sources'
import { cleanRichText, decodeStoredText } from '../drawing/rich-text'
import { asFieldTags } from '../widgets/places'

/** A widget as far as it is repeated. */
interface Repeated {
  document_widget_type_tag: string
  recurringvertical_id?: number | null
  textcontent?: string | null
}

/**
 * Makes a recurring widget a text with what the forms of the dossier say now (R-SURV-011). Merge tags about anything else
 * stay in it.
 *
 * @throws Problem 409 for another type of widget, and while no form of its kind was filled in
 */
export async function standAlone(context: Context, document: DocumentRecord, widget: Repeated): Promise<void> {
  if (widget.document_widget_type_tag !== 'RECURRING') throw refused('documents.widget_stands_alone')
  const subject = { flow_id: document.flow_id ?? null, relation_id: document.relation_id ?? null }
  const { recurrences } = await placesAbout(context, subject, new Set(['recurrences'] as const))
  const own = recurrences.filter(({ vertical_id }) => vertical_id === widget.recurringvertical_id)
  if (!own.length) throw refused('documents.nothing_recurs')
  const text = decodeStoredText(widget.textcontent ?? '')
  const texts = own.map(
    ({ title, values }) =>
      `<h2>${escapeHtml(title)}</h2>${fillMergeTags(text, asFieldTags(values), { empty: 'keep' })}`,
  )
  Object.assign(widget, {
    document_widget_type_tag: 'TEXT',
    textcontent: cleanRichText(texts.join('')),
    recurringvertical_id: null,
  })
}
