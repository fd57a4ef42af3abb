import { type RefObject, useEffect, useMemo, useRef } from 'react'
import { useLocation } from 'react-router'
import { LAYERS } from '../overlays/focus-back.tsx'

/**
 * Puts the focus on the region of the screens after going to another one, so that whoever reads with keys or ears starts
 * there. A field that asked for the focus keeps it; a menu or palette that closes afterwards does not take it back.
 */
export function useScreenFocus(region: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation()
  // While drawing: the new screen has not yet asked for the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what had the focus when this address came
  const before = useMemo(() => document.activeElement, [pathname])
  const seen = useRef(pathname)
  useEffect(() => {
    if (seen.current === pathname) return
    seen.current = pathname
    const main = region.current
    if (!main) return
    const take = (): void => {
      const active = document.activeElement
      if (active?.closest(LAYERS) || (active !== before && main.contains(active))) return
      main.focus({ preventScroll: true })
    }
    const stop = (): void => {
      document.removeEventListener('focusin', take)
      document.removeEventListener('keydown', stop, true)
      document.removeEventListener('pointerdown', stop, true)
    }
    document.addEventListener('focusin', take)
    document.addEventListener('keydown', stop, true)
    document.addEventListener('pointerdown', stop, true)
    take()
    return stop
  }, [pathname, before, region])
}
