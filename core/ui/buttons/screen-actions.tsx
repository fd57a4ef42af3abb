import { createContext, type ReactNode, useContext, useEffect, useId, useSyncExternalStore } from 'react'
import type { Icon } from '../define/define-ui.ts'

/** Something that the screen in view can do. */
export interface ScreenAction {
  label: string
  icon?: Icon
  /** Address: it leads there. */
  to?: string
  run?: () => void
}

const here = createContext(false)
/** What is in sight comes before what lies behind dots. */
const offered = {
  buttons: new Map<string, readonly ScreenAction[]>(),
  menus: new Map<string, readonly ScreenAction[]>(),
}
const watchers = new Set<() => void>()
/** Made when somebody asks: buttons are drawn often, the palette is seldom open. */
let inOrder: readonly ScreenAction[] | null = null

function changed(): void {
  inOrder = null
  for (const tell of watchers) tell()
}

function listed(): readonly ScreenAction[] {
  inOrder ??= [...offered.buttons.values(), ...offered.menus.values()].flat()
  return inOrder
}

function watch(tell: () => void): () => void {
  watchers.add(tell)
  return () => void watchers.delete(tell)
}

/** Around the buttons of a screen itself, not of its rows and cards: the palette offers them too. */
export function ScreenActionsScope({ children }: { children: ReactNode }) {
  return <here.Provider value={true}>{children}</here.Provider>
}

/** Around a layer that such a button opens: its buttons are no buttons of the screen. */
export function NoScreenActions({ children }: { children: ReactNode }) {
  return <here.Provider value={false}>{children}</here.Provider>
}

/** Lets the palette do the same, as long as this is shown among the buttons of a screen; answers whether it is. */
export function useScreenAction(actions: readonly ScreenAction[], from: keyof typeof offered = 'buttons'): boolean {
  const id = useId()
  const counts = useContext(here)
  useEffect(() => {
    if (!counts) return
    offered[from].set(id, actions)
    changed()
  })
  useEffect(
    () => () => {
      if (offered[from].delete(id)) changed()
    },
    [id, from],
  )
  return counts
}

/** What the screen in view offers, its buttons first. */
export const useScreenActions = (): readonly ScreenAction[] => useSyncExternalStore(watch, listed)
