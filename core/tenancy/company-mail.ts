import type { Context } from '@core/context/context'
import { brandTokens } from '@core/ui/theme/brand'
import { ownSettings } from './own-settings'

/** The company as sender, from the address of the platform. */
export const senderOf = ({ config, company }: Context): string =>
  config.mailFrom.replace(/^.*</, `"${company.name.replaceAll('"', '')}" <`)

/** A mail in the company's colour, and the same as plain text. `message` is rich text that is clean already. */
export async function companyMail(context: Context, message: string): Promise<{ html: string; text: string }> {
  const settings = await ownSettings(context)
  const colours = brandTokens(settings?.brand_button_color ?? '#0B6577').light
  const content = message.replaceAll('<a ', `<a style="color:${colours['brand-text']};font-weight:600" `)
  const name = context.company.name.replace(/[&<>]/g, character => `&#${character.charCodeAt(0)};`)
  const html = `<!doctype html><html lang="nl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head><body style="margin:0;background:#eef1f1;font:15px/24px 'Segoe UI',Helvetica,Arial,sans-serif;color:#161c1e"><table role="presentation" width="100%" cellspacing="0" cellpadding="0"><tr><td align="center" style="padding:24px 12px"><table role="presentation" width="600" cellspacing="0" cellpadding="0" style="max-width:600px;width:100%;background:#ffffff;border-radius:10px;border-top:4px solid ${colours['brand-line']}"><tr><td style="padding:24px 32px 8px;font-weight:600;font-size:18px">${name}</td></tr><tr><td style="padding:0 32px 32px">${content}</td></tr></table></td></tr></table></body></html>`
  return { html, text: plainText(content) }
}

/** HTML as text: links keep their address. */
function plainText(html: string): string {
  return html
    .replace(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gi, '$2: $1')
    .replace(/<(?:br|\/p|\/h[1-6]|\/li)\s*\/?>/gi, '\n')
    .replace(/<[^>]+>/g, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
