import { escapeHTML } from 'bun'
import type { PageScripts } from './page-scripts'

/** What the page of a customer shows from its first byte, as text of HTML. */
export interface PageLook {
  readonly title: string
  /** Tags of the head: what messengers show of the link, and whom to call. */
  readonly head: string
  /** Style rules with the colours of the company. */
  readonly style: string
  /** Mark and name of the company. */
  readonly letterhead: string
}

/** Who gives the pages of customers their look. */
export interface CustomerPages {
  /** The look of the company that the path of a page names, or whose host it is; null where none does: the page is neutral. */
  look(path: string, host: string): Promise<PageLook | null>
  /** Logo or card of a company; null for what is neither. */
  file(path: string): Promise<Response | null>
}

const APP_SCRIPT = /<script defer src="([^"]+)"><\/script>/g

/**
 * A page in the look of a company, and neutral without one. Where a script in the page draws what was asked for, it also
 * loads the app when that can be read, and finds in the page of what files.
 */
export function asCustomerPage(html: string, scripts: PageScripts, look: PageLook | null, nonce: string): string {
  const { loadApp } = scripts
  const files = [...html.matchAll(APP_SCRIPT)].map(([, file]) => file)
  const later = loadApp ? `<script type="application/json" id="app">${JSON.stringify(files)}</script>` : ''
  // After the style sheets of the app, which have the colours of the product.
  const colours = look?.style ? `<style nonce="${nonce}">${look.style}</style>` : ''
  const page = (loadApp ? html.replaceAll(APP_SCRIPT, '') : html).replace('</head>', () => `${later}${colours}</head>`)
  if (!look) return page
  return page
    .replace(/<title>.*?<\/title>/s, () => `<title>${escapeHTML(look.title)}</title>${look.head}`)
    .replace('<!--letterhead-->', () => look.letterhead)
}
