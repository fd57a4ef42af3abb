import { useLayoutEffect } from 'react'

/** Puts a sheet on the page as long as it is shown. Nonces of the page do not hold for it: a script made it, and only ours run. */
export function useOwnStyle(css: string): void {
  useLayoutEffect(() => {
    if (!css) return
    if (css.includes('"Inter"')) void import('./inter-font')
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(css)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter(one => one !== sheet)
    }
  }, [css])
}
