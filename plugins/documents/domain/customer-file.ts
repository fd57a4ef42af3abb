import { showPicture } from '@core/files/show-picture'
import type { Context } from '@core/http/context'
import { notFound } from '@core/http/problem'
import { fileResponse } from '@core/http/response'
import { CompanySettings } from '@core/tenancy/company-settings'
import { Attachment } from '../entities/attachment'
import { DocumentWidget } from '../entities/document-widget'

/** Files that a customer may see with the link of a document: its pictures, its attachments, the company's own. */
export const customerFile = {
  async widgetPicture(context: Context, kind: string, documentId: number, widgetId: number): Promise<Response> {
    const widget = await context.em.findOne(DocumentWidget, {
      id: widgetId,
      widgetable_type: kind as never,
      widgetable_id: documentId,
    })
    const file = widget?.picture_key && !widget.is_hidden ? await context.files.get(widget.picture_key) : null
    if (!file) throw notFound()
    return fileResponse(file.bytes, file.contentType, `widget-${widgetId}`, { inline: true })
  },
  async attachment(context: Context, kind: string, documentId: number, attachmentId: number): Promise<Response> {
    const attachment = await context.em.findOne(Attachment, {
      id: attachmentId,
      attachable_type: kind as never,
      attachable_id: documentId,
    })
    const file = attachment && (await context.files.get(attachment.file_key))
    if (!attachment || !file) throw notFound()
    return fileResponse(file.bytes, attachment.content_type, attachment.filename)
  },
  async attachmentsOf(context: Context, kind: string, documentId: number) {
    const found = await context.em.find(
      Attachment,
      { attachable_type: kind as never, attachable_id: documentId },
      { orderBy: { id: 'asc' } },
    )
    return found.map(({ id, filename, size, content_type }) => ({ id, filename, size, content_type }))
  },
  async logo(context: Context): Promise<Response> {
    const settings = await context.em.findOne(CompanySettings, {})
    return showPicture(context.files, settings?.logo_key, 'logo')
  },
  /** What the company wants above the pages of its customers. */
  async background(context: Context): Promise<Response> {
    const settings = await context.em.findOne(CompanySettings, {})
    return showPicture(context.files, settings?.customer_background_key, 'background')
  },
}
