import sanitizeHtml from 'sanitize-html'

const BLOCKS = /^(?:p|div|h[1-6]|ul|ol|li|table|tr|section|article|header|footer|pre|address|hr)$/
/** What programs put around a mail that is answered, by class or id. */
const QUOTE_MARK = /(?:^|\s)(?:gmail_quote|yahoo_quoted|protonmail_quote|zmail_extra|moz-forward-container)\b/
/** Quotes within quotes that are told apart. */
const DEEPEST = 10
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' }

const simple: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'blockquote'],
  allowedAttributes: {},
  transformTags: {
    '*': (tagName, { class: names = '', id = '' }) => {
      const isQuote = QUOTE_MARK.test(names) || QUOTE_MARK.test(id)
      return { tagName: isQuote ? 'blockquote' : BLOCKS.test(tagName) ? 'p' : tagName, attribs: {} }
    },
  },
}

/** The words of a mail in HTML, a line each, with `> ` before those that it quotes, as mails of text alone have it. */
export function wordsOfMail(html: string): string {
  const lines: string[] = []
  let line = ''
  let depth = 0
  const mark = () => '> '.repeat(Math.min(depth, DEEPEST))
  const end = (always: boolean) => {
    const words = line.replace(/[ \t\u00a0]+/g, ' ').trim()
    if (words || always) lines.push(`${mark()}${words}`.trimEnd())
    line = ''
  }
  for (const [tag, closing, name, text] of sanitizeHtml(html, simple).matchAll(/<(\/?)([a-z]+)[^>]*>|([^<]+)/g)) {
    if (text !== undefined) line += text.replace(/\s+/g, ' ')
    else if (name === 'br') end(true)
    else if (tag) {
      end(false)
      if (name === 'blockquote') depth = Math.max(0, depth + (closing ? -1 : 1))
      else if (closing && lines.at(-1)) lines.push(mark().trimEnd())
    }
  }
  end(false)
  return lines
    .join('\n')
    .replace(/&(amp|lt|gt|quot);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
