interface PlainMail {
  greeting: string
  lines: readonly string[]
  action?: { label: string; url: string }
  closing: string
}

/** A short mail of the platform itself, as HTML and as text. */
export function plainMail({ greeting, lines, action, closing }: PlainMail): { html: string; text: string } {
  const paragraph = (text: string) => `<p style="margin:0 0 16px">${Bun.escapeHTML(text)}</p>`
  const button =
    action &&
    `<p style="margin:24px 0"><a href="${Bun.escapeHTML(action.url)}" style="background:#0b6577;color:#fff;padding:12px 20px;border-radius:6px;text-decoration:none;display:inline-block">${Bun.escapeHTML(action.label)}</a></p>`
  return {
    html: `<div style="font:16px/1.5 'Instrument Sans',Arial,sans-serif;color:#161c1e;max-width:560px">${[
      paragraph(greeting),
      ...lines.map(paragraph),
      button ?? '',
      paragraph(closing),
    ].join('')}</div>`,
    text: [greeting, ...lines, ...(action ? [`${action.label}: ${action.url}`] : []), closing].join('\n\n'),
  }
}
