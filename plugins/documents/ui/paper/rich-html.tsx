import { useMergeTags } from '@core/ui'
import './rich-html.css'

const TAG = /\{\{\s*([\w.]+)\s*\}\}/g

/** Rich text from the server, which lets only a fixed set of tags through; tags without a value show their name. */
export function RichHtml({ html }: { html: string }) {
  const tags = useMergeTags()
  const named = html.includes('{{') ? withNames(html, tags) : html
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the server with an allowlist, see drawing/rich-text.ts
  return <div className="documents-rich" dangerouslySetInnerHTML={{ __html: named }} />
}

function withNames(html: string, tags: readonly { tag: string; label: string }[]): string {
  const labels = new Map(tags.map(({ tag, label }) => [tag, label]))
  return html.replace(TAG, (written, tag: string) => {
    const label = labels.get(tag.toLowerCase())
    return label ? `<span class="documents-tag">${escaped(label)}</span>` : written
  })
}

/** Names of the company's own fields are typed by people. */
const escaped = (text: string): string => text.replace(/[&<>"]/g, sign => `&#${sign.charCodeAt(0)};`)
