import { StyleInjector } from '@dnd-kit/dom'
import { useMemo } from 'react'

/** The styles of what is dragged, with the nonce of the page: no others pass its Content-Security-Policy. */
export function useDragStyles() {
  return useMemo(() => {
    const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content
    return StyleInjector.configure({ nonce })
  }, [])
}
