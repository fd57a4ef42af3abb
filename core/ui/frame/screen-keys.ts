import { atom, useAtomValue } from 'jotai'
import { useEffect, useRef } from 'react'
import { store } from '../session/store.ts'

/** A key of one screen: what it does, and what the page with all keys says of it. */
export interface ScreenKey {
  /** As people read it: `Alt P`, `Ctrl Shift Z`. Ctrl is ⌘ as well. */
  readonly keys: string
  /** What it does; one that only repeats another says nothing. */
  readonly text?: string
  /** Does it, or answers false to leave the key to the browser. Keys that a control listens to itself have none. */
  readonly run?: (event: KeyboardEvent) => boolean
}

const keysAtom = atom<readonly (readonly ScreenKey[])[]>([])

/** The keys of what is on screen, for the page that shows all keys. */
export const useKeysOfScreen = (): readonly ScreenKey[] => useAtomValue(keysAtom).flat()

/** Gives a screen keys of its own while it is there. */
export function useScreenKeys(keys: readonly ScreenKey[]): void {
  const current = useRef(keys)
  current.current = keys
  const said = keys.map(({ keys, text }) => `${keys} ${text}`).join()
  useEffect(() => {
    const own = current.current
    store.set(keysAtom, all => (said ? [...all, own] : all))
    return () => store.set(keysAtom, all => all.filter(one => one !== own))
  }, [said])
  useEffect(() => {
    function onKey(event: KeyboardEvent): void {
      if (event.defaultPrevented) return
      const pressed = current.current.find(key => key.run && isPressed(key.keys, event))
      if (pressed?.run?.(event)) event.preventDefault()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}

function isPressed(keys: string, event: KeyboardEvent): boolean {
  const parts = keys.split(' ')
  const letter = parts.at(-1) ?? ''
  const held = [
    ['Ctrl', event.ctrlKey || event.metaKey],
    ['Shift', event.shiftKey],
    ['Alt', event.altKey],
  ] as const
  // With Alt some keyboards type another letter.
  const isLetter = event.key.toUpperCase() === letter.toUpperCase() || event.code === `Key${letter}`
  return isLetter && held.every(([name, isHeld]) => parts.includes(name) === isHeld)
}
