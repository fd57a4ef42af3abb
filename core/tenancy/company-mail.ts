import type { Context } from '@core/context/context'
import { streetLine } from '@core/domain/street-line'
import type { MailAttachment } from '@core/mail/mail'
import { type MailColours, mailBox, mailButton, mailFrame } from '@core/mail/mail-frame'
import { plainText } from '@core/mail/plain-text'
import { companyTokens } from '@core/ui/theme/brand'
import { fittedLogo } from './fitted-logo'
import { ownCompany } from './own-company'
import { ownSettings } from './own-settings'

/** The company as sender, from the address of the platform. */
export const senderOf = ({ config, company }: Context): string =>
  config.mailFrom.replace(/^.*</, `"${company.name.replaceAll('"', '')}" <`)

/** What a mail is about, where it is about something with an amount. */
export interface MailSubject {
  /** `Offerte 2026-0418`. */
  readonly title: string
  /** `€ 13.099,73`. */
  readonly amount: string
  /** `inclusief btw`. */
  readonly note: string
}

/** How what a company sends looks: its own, or that of a part of its work. */
export interface Brand {
  readonly color: string | null
  readonly logo_key: string | null
}

interface CompanyMail {
  readonly html: string
  readonly text: string
  /** The logo, which the mail shows. */
  readonly attachments: MailAttachment[]
}

const LOGO = 'logo@mail'
/** Room for a logo, in pixels; it is sent twice as sharp. */
const ROOM = { width: 220, height: 56 }
/** Characters of the text that lists of mails show. */
const PREVIEW = 140

/**
 * A mail to a customer in the company's colours, with its logo and one button, and the same as plain text. The button is the
 * first link on a page of the customer. `message` is rich text that is clean already; `brand` is the company's unless told.
 */
export async function companyMail(
  context: Context,
  message: string,
  about?: MailSubject,
  brand?: Brand,
): Promise<CompanyMail> {
  const settings = brand ? null : await ownSettings(context)
  const company = await ownCompany(context)
  const colours = companyTokens(brand ? brand.color : settings?.brand_button_color).light
  const logo = await logoOf(context, brand ? brand.logo_key : settings?.logo_key)
  const town = [company.postcode, company.city].filter(Boolean).join(' ')
  const foot = [
    company.name,
    [streetLine(company), town].filter(Boolean).join(', '),
    [company.phone, company.email].filter(Boolean).join(' · '),
  ].filter(Boolean)
  const said = about ? [`${about.title}: ${about.amount} ${about.note}`] : []
  return {
    html: mailFrame({
      name: company.name,
      logo: logo && { src: `cid:${LOGO}`, width: logo.width, height: logo.height },
      colours,
      language: 'nl',
      preview: plainText(message).replace(/\s+/g, ' ').slice(0, PREVIEW),
      content: withButton(message, context.config.portalUrl, colours, about),
      foot,
    }),
    text: [plainText(message), ...said, foot.join('\n')].join('\n\n'),
    attachments: logo ? [{ filename: 'logo.png', contentType: 'image/png', content: logo.bytes, cid: LOGO }] : [],
  }
}

const PARAGRAPH = /<p>((?:(?!<\/p>).)*)<\/p>/gs
const LINK = /<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/s

/** Makes the first link on a page of the customer the button; where it stands in a sentence, that stays above it. */
function withButton(message: string, portalUrl: string, colours: MailColours, about?: MailSubject): string {
  let made = false
  const content = message.replace(PARAGRAPH, (paragraph, inner: string) => {
    const [whole = '', href = '', label = ''] = LINK.exec(inner) ?? []
    if (made || !href.replaceAll('&#x2F;', '/').startsWith(portalUrl)) return paragraph
    made = true
    const button = mailButton(href, label.charAt(0).toUpperCase() + label.slice(1), colours)
    const alone = inner.trim() === whole
    return (alone ? '' : paragraph) + (about ? mailBox(about, button, colours) : button)
  })
  return made || !about ? content : content + mailBox(about, '<div style="height:12px"></div>', colours)
}

/** The logo as a picture that every mail program shows; null for none, and for what is no picture. */
async function logoOf({ files }: Context, key: string | null | undefined) {
  const file = key ? await files.get(key).catch(() => null) : null
  const logo = file && (await fittedLogo(file.bytes, { width: ROOM.width * 2, height: ROOM.height * 2 }))
  return logo && { bytes: logo.png, width: Math.ceil(logo.width / 2), height: Math.ceil(logo.height / 2) }
}
