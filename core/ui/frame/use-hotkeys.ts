import { useLayoutEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { tellRows } from '../grid/row-keys.ts'
import { useStored } from '../theme/use-stored.ts'
import type { MenuLink } from './menu-items.ts'

interface Hotkeys {
  search: () => void
  help: () => void
}

const chordMs = 1200

/** Ctrl K everywhere; C, ?, /, E, those of rows and G + letter outside fields, unless the user switched single letters off (WCAG 2.1.4). */
export function useHotkeys(links: readonly MenuLink[], { search, help }: Hotkeys): void {
  const navigate = useNavigate()
  const [letters] = useStored('hotkeys', true)
  const wentAt = useRef(0)
  // Before the page is drawn: who sees it may press a key.
  useLayoutEffect(() => {
    function onKey(event: KeyboardEvent): void {
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
        event.preventDefault()
        search()
        return
      }
      if (!letters || event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return
      const key = event.key.toLowerCase()
      if (Date.now() - wentAt.current < chordMs) {
        wentAt.current = 0
        const link = links.find(candidate => candidate.go === key)
        if (link) void navigate(link.path)
        return
      }
      if (key === 'g') wentAt.current = Date.now()
      else if (key === 'c') dispatchEvent(new Event('vakwerk:create'))
      else if (key === '?') help()
      else if (key === '/') search()
      else if (!tellRows(key) && !pressButton(key)) return
      event.preventDefault()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [links, letters, navigate, search, help])
}

/** The button that shows this key: E on the one that changes the record of the screen. */
function pressButton(key: string): boolean {
  const button = document.querySelector<HTMLElement>(`[aria-keyshortcuts="${CSS.escape(key.toUpperCase())}"]`)
  button?.click()
  return button !== null
}

const typing = [
  'input:not([type="checkbox"], [type="radio"])',
  'textarea',
  'select',
  '[contenteditable]',
  '[role="dialog"]',
  '[role="menu"]',
].join(', ')

function isTyping({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.closest(typing) !== null
}
