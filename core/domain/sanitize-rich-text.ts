import sanitizeHtml from 'sanitize-html'
import { flattenRichText } from './flatten-rich-text'

const allowed: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['p', 'br', 'strong', 'em', 'u', 'h1', 'h2', 'h3', 'ul', 'ol', 'li', 'a', 'span'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: { a: ['href', 'target', 'rel'], span: ['data-merge', 'class'] },
  allowedClasses: { span: ['merge-value'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    b: 'strong',
    i: 'em',
    div: 'p',
    h4: 'h3',
    h5: 'h3',
    h6: 'h3',
    a: (tagName, { href }) => ({
      tagName,
      attribs: { ...(href && { href }), target: '_blank', rel: 'noopener noreferrer' },
    }),
  },
}

/** HTML of users, reduced to what rich text may hold: all that screens, mail and paper ever show of it. */
export const sanitizeRichText = (html: string): string => flattenRichText(sanitizeHtml(html, allowed))
