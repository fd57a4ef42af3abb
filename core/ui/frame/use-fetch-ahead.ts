import { useEffect } from 'react'
import type { App } from '../define/define-ui.ts'
import { screenAt, useRegistry } from '../define/registry.ts'
import { fetchPages, findPage } from '../host/pages.ts'
import { preloadLater } from '../host/preload-later.ts'
import { fetchAhead } from '../lazy/use-lazy.ts'

/** Signs that somebody is about to follow a link: a pointer on it, a finger, or the focus of the keyboard. */
const signs = ['pointerover', 'pointerdown', 'focusin'] as const

/** Fetches the code of a screen when somebody turns to a link to it, and what it shows later, so that it is there when they follow it. */
export function useFetchAhead(app: App): void {
  const registry = useRegistry()
  useEffect(() => {
    const turnedTo = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null
      if (link?.origin !== location.origin) return
      const screen = screenAt(app, registry, link.pathname)
      if (!screen) return
      fetchAhead(screen.load)
      void fetchPages().then(({ pages }) => findPage(pages, link.pathname)?.later?.forEach(preloadLater))
    }
    for (const sign of signs) document.addEventListener(sign, turnedTo, { passive: true })
    return () => {
      for (const sign of signs) document.removeEventListener(sign, turnedTo)
    }
  }, [app, registry])
}
