import type { Context } from '@core/context/context'
import { streetLine } from '@core/domain/street-line'
import type { MailAttachment } from '@core/mail/mail'
import { type MailColours, mailBox, mailButton, mailFrame } from '@core/mail/mail-frame'
import { plainText } from '@core/mail/plain-text'
import type { StoredFile } from '@core/storage/file-store'
import { pictureSize } from '@core/storage/picture-size'
import type { Pixels } from '@core/storage/pixels'
import { isFittedLogo } from '@core/storage/upload-purposes'
import { companyTokens } from '@core/ui/theme/brand'
import { type Brand, brandOf } from './brand'
import { fitLogo } from './fit-logo'
import { ownCompany } from './own-company'
import { ownSettings } from './own-settings'

/** The company as sender, by the name of a brand where that has one, from the address of the platform. */
export const senderOf = ({ config, company }: Context, brand?: Brand): string =>
  config.mailFrom.replace(/^.*</, () => `"${asSender(brand?.sender_name) || asSender(company.name)}" <`)

/** A name without what would end it in the head of a mail, or turn what is read of it around. */
const asSender = (name: string | null | undefined): string => (name ?? '').replace(/["\\<>\p{C}]/gu, '').trim()

/** What a mail is about, where it is about something with an amount. */
export interface MailSubject {
  /** `Offerte 2026-0418`. */
  readonly title: string
  /** `€ 13.099,73`. */
  readonly amount: string
  /** `inclusief btw`. */
  readonly note: string
}

interface CompanyMail {
  readonly html: string
  readonly text: string
  /** The pictures that the mail shows. */
  readonly attachments: MailAttachment[]
}

/** Room for a logo, in pixels. */
const ROOM = { width: 220, height: 56 }
/** Pixels of a mail across. */
const WIDTH = 600
/** Characters of the text that lists of mails show. */
const PREVIEW = 140

/**
 * A mail to a customer in the company's colours, with one button, and the same as plain text. Its header stands above the
 * text, or its logo where it has none, and its footer below: pictures that were made ready when they were set, so that
 * nothing is decoded here. The button is the first link on a page of the customer.
 * `message` is rich text that is clean already; `brand` is the company's unless told.
 */
export async function companyMail(
  context: Context,
  message: string,
  about?: MailSubject,
  brand?: Brand,
): Promise<CompanyMail> {
  const look = brand ?? brandOf(await ownSettings(context))
  const company = await ownCompany(context)
  const colours = companyTokens(look.color).light
  const header = await stripOf(context, 'header', look.header_key)
  const logo = header ? null : await logoOf(context, look.logo_key)
  const footer = await stripOf(context, 'footer', look.footer_key)
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
      header,
      logo,
      footer,
      colours,
      language: 'nl',
      preview: plainText(message).replace(/\s+/g, ' ').slice(0, PREVIEW),
      content: withButton(message, context.config.portalUrl, colours, about),
      foot,
    }),
    text: [plainText(message), ...said, foot.join('\n')].join('\n\n'),
    attachments: [header, logo, footer].flatMap(shown => (shown ? [shown.attachment] : [])),
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

/** The logo. One that was set before logos were fitted goes along as it is, and is fitted for the mails to come. */
async function logoOf(context: Context, key: string | null) {
  const logo = await storedPicture(context, key)
  if (key && logo && !isFittedLogo(logo.size)) context.enqueue(fitLogo, { key })
  return shownPicture('logo', logo, ({ width, height }) => Math.min(ROOM.width / width, ROOM.height / height))
}

/** A picture over the width of the mail. */
const stripOf = async (context: Context, place: 'header' | 'footer', key: string | null) =>
  shownPicture(place, await storedPicture(context, key), ({ width }) => Math.min(1, WIDTH / width))

interface StoredPicture extends StoredFile {
  readonly size: Pixels | null
}

async function storedPicture({ files }: Context, key: string | null): Promise<StoredPicture | null> {
  const file = key ? await files.get(key).catch(() => null) : null
  return file && { ...file, size: pictureSize(file.bytes) }
}

/** A picture of the mail with its file; null for none, and for what is no PNG or JPEG, as some mail programs show no other. */
function shownPicture(place: string, picture: StoredPicture | null, scaleOf: (size: Pixels) => number) {
  if (!picture?.size) return null
  const { bytes, contentType, size } = picture
  const [scale, cid] = [scaleOf(size), `${place}@mail`]
  const scaled = (pixels: number) => Math.max(1, Math.round(pixels * scale))
  const filename = `${place}.${contentType.split('/').at(-1)}`
  return {
    src: `cid:${cid}`,
    width: scaled(size.width),
    height: scaled(size.height),
    attachment: { filename, contentType, content: bytes, cid },
  }
}
