import type { Context } from '@core/context/context'
import { notFound } from '@core/context/problem'
import { showPicture } from '@core/files/show-picture'
import { fileResponse } from '@core/http/response'
import type { DocumentContent } from './document-content'
import { brandOfDocument } from './profile-of'

/** Files that a customer may see with the link of a document: those of the version that they see, and the company's own. */
export const customerFile = {
  async widgetPicture({ files }: Context, { pictures }: DocumentContent, widgetId: number): Promise<Response> {
    const key = pictures[String(widgetId)]
    const file = key ? await files.get(key) : null
    if (!file) throw notFound()
    return fileResponse(file.bytes, file.contentType, `widget-${widgetId}`, { inline: true })
  },
  async attachment({ files }: Context, { attachments }: DocumentContent, attachmentId: number): Promise<Response> {
    const attachment = attachments.find(({ id }) => id === attachmentId)
    const file = attachment && (await files.get(attachment.file_key))
    if (!attachment || !file) throw notFound()
    return fileResponse(file.bytes, attachment.content_type, attachment.filename)
  },
  /** The logo on what a customer sees of a document, or where they see no version that of its dossier. */
  async logo(context: Context, about: { readonly flow_id?: number | null }, content?: DocumentContent) {
    const { logo_key } = content ? { logo_key: content.seller.logo } : await brandOfDocument(context, about)
    return showPicture(context.files, logo_key, 'logo')
  },
  /** What stands above a page of a customer: of a document as on the version that they see, else that of the dossier. */
  async background(context: Context, about: { readonly flow_id?: number | null }, content?: DocumentContent) {
    const kept = content?.background
    const key = kept === undefined ? (await brandOfDocument(context, about)).background_key : kept
    return showPicture(context.files, key, 'background')
  },
}
