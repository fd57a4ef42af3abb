import { useEffect, useRef, useState } from 'react'

/** Each of what lies over a page. */
export const LAYERS = '.bp6-portal'

/** What had the focus before each layer came, the nearest first: a dialog out of a menu goes back to the menu's button. */
const before = new WeakMap<Element, readonly Element[]>()

/**
 * Inside a layer: when that goes, the focus returns to where it was, or to the screen when that is gone too. Blueprint
 * does so too, but looks only after the layer took the focus, not when the layer is taken away whole, and takes it from
 * a dialog that came meanwhile.
 */
export function FocusBack() {
  const mark = useRef<HTMLSpanElement>(null)
  // While drawing: what is in the layer has not yet asked for the focus.
  const [opened] = useState(whoHadFocus)
  useEffect(() => {
    const layer = mark.current?.closest(LAYERS)
    if (layer) before.set(layer, opened)
    return () => {
      // Something else took it on purpose.
      if (document.activeElement !== document.body) return
      const back = opened.find(element => element.isConnected) ?? document.querySelector('main')
      if (back instanceof HTMLElement) back.focus()
    }
  }, [opened])
  return <span ref={mark} hidden />
}

function whoHadFocus(): readonly Element[] {
  const active = document.activeElement
  if (!active || active === document.body) return []
  const layer = active.closest(LAYERS)
  return [active, ...((layer && before.get(layer)) ?? [])]
}
