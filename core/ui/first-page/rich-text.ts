/** What rich text may hold, as the server cleans it (`sanitizeRichText`); anything else keeps its words alone. */
const KNOWN = /^(?:P|BR|STRONG|EM|U|H[1-3]|UL|OL|LI|A|SPAN|TABLE|THEAD|TBODY|TR|TH|TD)$/
const SILENT = /^(?:SCRIPT|STYLE|TEMPLATE)$/
const SAFE = /^(?:https?:|mailto:|tel:)/i

/** Appends rich text element by element: it is read in a document where nothing runs, and what is known is made anew. */
export function appendText(into: Element, html: string): void {
  copy(new DOMParser().parseFromString(html, 'text/html').body, into)
}

function copy(from: Node, into: Element): void {
  for (const child of from.childNodes) {
    if (child instanceof Text) into.append(child.data)
    if (!(child instanceof Element) || SILENT.test(child.tagName)) continue
    const made = KNOWN.test(child.tagName) ? document.createElement(child.tagName) : into
    if (made !== into) into.append(made)
    const link = child.getAttribute('href')
    if (made instanceof HTMLAnchorElement && link && SAFE.test(link))
      Object.assign(made, { href: link, target: '_blank', rel: 'noopener noreferrer' })
    if (child.className === 'merge-value') made.className = 'merge-value'
    copy(child, made)
  }
}
