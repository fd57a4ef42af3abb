import type { Context } from '@core/context/context'
import { notFound } from '@core/context/problem'
import { showPicture } from '@core/files/show-picture'
import { fileResponse } from '@core/http/response'
import { ownSettings } from '@core/tenancy/own-settings'
import type { DocumentContent } from './document-content'

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
  /** The logo on what a customer sees of a document, or where there is no document the company's own. */
  async logo(context: Context, content?: DocumentContent): Promise<Response> {
    if (content) return showPicture(context.files, content.seller.logo, 'logo')
    const settings = await ownSettings(context)
    return showPicture(context.files, settings?.logo_key, 'logo')
  },
  /** What the company wants above the pages of its customers. */
  async background(context: Context): Promise<Response> {
    const settings = await ownSettings(context)
    return showPicture(context.files, settings?.customer_background_key, 'background')
  },
}
