const asked = new Set<string>()

/** Fetches a file of the build that will be needed later, behind whatever is needed now. It is not read yet: that takes longer. */
export function preloadLater(href: string): void {
  if (asked.has(href)) return
  asked.add(href)
  const as = href.endsWith('.css') ? 'style' : 'script'
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'preload', href, as, fetchPriority: 'low' }),
  )
}
