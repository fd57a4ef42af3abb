import type { Context } from '@core/context/context'
import type { Block } from '../contract/block'
import type { StoredCustomer } from '../contract/document-columns'
import { printDocument } from '../pdf/print-document'
import { renderPdf } from '../pdf/render-pdf'
import type { DocumentContent } from './document-content'
import type { ComingPdf } from './document-pdf'
import { LANGUAGE, sellerOf } from './document-source'

/** Something that is no document and is printed as one: blocks under a title, in the style of the company. */
export interface Pages {
  /** What it is: "Formulier". */
  readonly noun: string
  readonly number: string | null
  readonly title: string
  /** Day of the company. */
  readonly day: string | null
  readonly buyer: StoredCustomer | null
  /** The dossier in whose brand they are printed. */
  readonly flow_id: number | null
  readonly blocks: readonly Block[]
  /** Keys of the pictures among the files, by the `widget_id` that blocks name them by. */
  readonly pictures: Readonly<Record<string, string>>
}

/** Reads what its PDF is made of, and prints that outside the transaction. */
export async function comingPages(context: Context, pages: Pages): Promise<ComingPdf> {
  const { noun, number, title, day, buyer, flow_id, blocks, pictures } = pages
  const content: DocumentContent = {
    ...{ kind: 'pages', noun, number, title, buyer, pictures, language: LANGUAGE, enddateLabel: 'validUntil' },
    ...{ documentdate: day, enddate: null, delivery_date: null, custom_css: null, attachments: [], lines: [], vat: [] },
    ...{ amount_exc_vat: 0, amount_inc_vat: 0, amount_discount_exc: 0, amount_discount_inc: 0 },
    seller: await sellerOf(context, { flow_id }),
    widgets: [{ id: 0, description: title, custom_class: '', absent: null, blocks: [...blocks] }],
  }
  const printed = await printDocument(context, content, null)
  const companyId = context.company.id
  return () => renderPdf(printed, companyId)
}
