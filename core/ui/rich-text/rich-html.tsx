/** Rich text that the server reduced to its white list: nothing else goes in here. */
export function RichHtml({ html, className }: { html: string; className: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the server with an allowlist, see core/domain/sanitize-rich-text.ts
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />
}
