import './rich-html.css'

/** Text of the company. The server lets only a fixed list of tags through (R-WIDG-001). */
export function RichHtml({ html, className = 'portal-rich' }: { html: string; className?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the server with an allowlist, for paper and screen alike
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />
}
