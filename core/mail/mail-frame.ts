/** Colours of a mail on white. */
export interface MailColours {
  readonly brand: string
  readonly 'brand-on': string
  readonly 'brand-text': string
  readonly 'brand-soft': string
  readonly 'brand-line': string
}

/** A picture in the mail, by its address (`cid:logo`), with its size in pixels. */
export interface MailPicture {
  readonly src: string
  readonly width: number
  readonly height: number
}

export interface MailFrame {
  /** Who writes: a company, or the product. */
  readonly name: string
  /** Fills the width of the mail above its text, instead of the logo. */
  readonly header?: MailPicture | null
  /** The name stands there without one. */
  readonly logo?: MailPicture | null
  /** Fills the width of the mail below its text. */
  readonly footer?: MailPicture | null
  readonly colours: MailColours
  /** Language of the words, for who has them read aloud. */
  readonly language: string
  /** What lists of mails show after the subject. */
  readonly preview: string
  /** HTML that is clean already. */
  readonly content: string
  /** Lines below the mail. */
  readonly foot: readonly string[]
}

const FONT = "'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

/** Mail programs that know the dark turn the paper; the others show it white. The logo keeps its white plate. */
const DARK = `@media (prefers-color-scheme:dark){
.m-back{background:#0a0e0f!important}.m-paper{background:#121719!important;border-right-color:#262f32!important;border-bottom-color:#262f32!important;border-left-color:#262f32!important}
.m-text,.m-text p,.m-text li{color:#e9eeef!important}.m-foot{color:#8c999e!important}
.m-box{background:#1a2124!important;border-color:#262f32!important}.m-soft{color:#b0bbbf!important}.m-text a.m-link{color:#e9eeef!important}}
@media (max-width:480px){.m-pad{padding-left:20px!important;padding-right:20px!important}.m-button a{display:block!important}}`

/** A mail as tables with styles of their own, which Outlook and Gmail draw like every other program. */
export function mailFrame({
  name,
  header,
  logo,
  footer,
  colours,
  language,
  preview,
  content,
  foot,
}: MailFrame): string {
  const head = header
    ? wide(header, name)
    : `<tr><td class="m-pad" style="padding:28px 36px 8px">${
        logo
          ? `<img src="${logo.src}" alt="${Bun.escapeHTML(name)}" width="${logo.width}" height="${logo.height}" style="display:block;border:0;background:#ffffff;border-radius:6px;font:600 18px/26px ${FONT};color:#161c1e">`
          : `<span class="m-text" style="font:600 18px/26px ${FONT};color:#161c1e">${Bun.escapeHTML(name)}</span>`
      }</td></tr>`
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<style>${DARK}</style>
</head>
<body class="m-back" style="margin:0;padding:0;background:#eef1f1">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${Bun.escapeHTML(preview)}</div>
<table role="presentation" class="m-back" width="100%" cellspacing="0" cellpadding="0" border="0" bgcolor="#eef1f1" style="background:#eef1f1"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" class="m-paper" width="600" cellspacing="0" cellpadding="0" border="0" bgcolor="#ffffff" style="width:100%;max-width:600px;background:#ffffff;border:1px solid #dfe4e5;border-radius:12px;border-top:4px solid ${colours['brand-line']}">
${head}
<tr><td class="m-pad m-text" style="padding:12px 36px 32px;font:16px/25px ${FONT};color:#161c1e;word-break:break-word;overflow-wrap:anywhere">${dressed(content, colours)}</td></tr>
${footer ? wide(footer, '') : ''}
</table>
<table role="presentation" width="600" cellspacing="0" cellpadding="0" border="0" style="width:100%;max-width:600px"><tr><td class="m-pad m-foot" align="center" style="padding:16px 36px;font:13px/20px ${FONT};color:#5e696d">${foot.map(line => Bun.escapeHTML(line)).join('<br>')}</td></tr></table>
</td></tr></table>
</body>
</html>`
}

/** A row with a picture over the whole width, also where the mail is narrower than the picture. */
const wide = ({ src, width, height }: MailPicture, name: string): string =>
  `<tr><td align="center" style="padding:0"><img src="${src}" alt="${Bun.escapeHTML(name)}" width="${width}" height="${height}" style="display:block;border:0;width:100%;max-width:${width}px;height:auto;font:600 18px/26px ${FONT};color:#161c1e"></td></tr>`

/** The one button of a mail: a cell with a colour, which every program draws. `label` is clean HTML. */
export const mailButton = (href: string, label: string, { brand, 'brand-on': on }: MailColours): string =>
  `<table role="presentation" class="m-button" cellspacing="0" cellpadding="0" border="0" style="margin:16px 0"><tr><td align="center" bgcolor="${brand}" style="background:${brand};border-radius:10px;mso-padding-alt:14px 26px"><a href="${href}" target="_blank" rel="noopener noreferrer" style="display:inline-block;padding:14px 26px;color:${on};font:600 16px/22px ${FONT};text-decoration:none;border-radius:10px">${label}</a></td></tr></table>`

/** What a mail is about, in a box of its own: what it is, what it comes to, and the button. */
export function mailBox(about: { title: string; amount: string; note: string }, button: string, colours: MailColours) {
  return `<table role="presentation" class="m-box" width="100%" cellspacing="0" cellpadding="0" border="0" bgcolor="${colours['brand-soft']}" style="margin:20px 0;background:${colours['brand-soft']};border-radius:10px"><tr><td style="padding:20px 24px 8px"><div class="m-soft" style="font:14px/20px ${FONT};color:#4a5559">${Bun.escapeHTML(about.title)}</div><div class="m-text" style="font:600 30px/38px ${FONT};color:#161c1e">${Bun.escapeHTML(about.amount)}</div><div class="m-soft" style="font:14px/20px ${FONT};color:#4a5559">${Bun.escapeHTML(about.note)}</div>${button}</td></tr></table>`
}

/** Paragraphs and links carry their own style: programs keep no style sheet for them. */
const dressed = (content: string, colours: MailColours): string =>
  content
    .replaceAll('<p>', '<p style="margin:0 0 16px">')
    .replace(/<a (?![^>]*style=)/g, `<a class="m-link" style="color:${colours['brand-text']};font-weight:600" `)
