import { mailButton, mailFrame } from '@core/mail/mail-frame'
import { companyTokens } from '@core/ui/theme/brand'

interface PlainMail {
  greeting: string
  lines: readonly string[]
  action?: { label: string; url: string }
  closing: string
  language: string
}

const PRODUCT = 'Vakwerk'
const colours = companyTokens(null).light

/** A short mail of the platform itself, as HTML and as text. */
export function plainMail({ greeting, lines, action, closing, language }: PlainMail): { html: string; text: string } {
  const paragraph = (text: string) => `<p>${Bun.escapeHTML(text)}</p>`
  const button = action ? mailButton(Bun.escapeHTML(action.url), Bun.escapeHTML(action.label), colours) : ''
  return {
    html: mailFrame({
      name: PRODUCT,
      colours,
      language,
      preview: lines[0] ?? greeting,
      content: [paragraph(greeting), ...lines.map(paragraph), button, paragraph(closing)].join(''),
      foot: [PRODUCT],
    }),
    text: [greeting, ...lines, ...(action ? [`${action.label}: ${action.url}`] : []), closing].join('\n\n'),
  }
}
