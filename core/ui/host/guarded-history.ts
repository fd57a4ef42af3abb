import { type NavigationType, type Navigator, parsePath, type To, type UNSAFE_createMemoryHistory } from 'react-router'
import { askLeaving } from '../page/before-leaving.ts'

/** Where one is and was: of the browser, in the hash of its address, or in memory. Made with `v5Compat`, so that it tells every step. */
export type AddressHistory =
  ReturnType<typeof UNSAFE_createMemoryHistory> extends infer Memory ? Omit<Memory, 'index'> : never

/** An address that is shown, and how one came there. */
export interface Shown {
  readonly location: AddressHistory['location']
  readonly action: NavigationType
}

/** Where an address leads instead; null where it may be shown. */
export type Redirect = (path: string) => string | null

/** A history whose steps wait for whoever would lose something, and that leads on where an address leads elsewhere. */
export interface GuardedHistory {
  readonly navigator: Navigator
  /** The address that the app opens at. */
  open(): Shown
  /** Tells every address that is to be shown; answers how to stop. */
  listen(show: (shown: Shown) => void): () => void
}

export function guardedHistory(history: AddressHistory, redirect: Redirect = () => null): GuardedHistory {
  let shown = history.location
  let asking = false
  /** Called when the browser is back where it was before a step that is being asked about. */
  let returned: (() => void) | null = null
  /** Whether the next step of the browser was allowed. */
  let allowed = false

  function step(to: To, take: () => void): void {
    if (asking) return
    const { pathname = shown.pathname } = typeof to === 'string' ? parsePath(to) : to
    const answer = askLeaving({ from: shown.pathname, to: pathname, back: false })
    if (!answer) {
      take()
      return
    }
    asking = true
    void answer.then(leave => {
      asking = false
      if (leave) take()
    })
  }

  /** Holds up a step that the browser took already, by Back or Forward; whether it was one to hold up. */
  function heldUp(delta: number | null): boolean {
    if (allowed || !delta) {
      allowed = false
      return false
    }
    const answer = asking ? null : askLeaving({ from: shown.pathname, to: history.location.pathname, back: true })
    if (!asking && !answer) return false
    const isBack = new Promise<void>(done => {
      returned = done
    })
    history.go(-delta)
    if (!answer) return true
    asking = true
    void Promise.all([answer, isBack]).then(([leave]) => {
      asking = false
      if (!leave) return
      allowed = true
      history.go(delta)
    })
    return true
  }

  return {
    navigator: {
      createHref: to => history.createHref(to),
      encodeLocation: to => history.encodeLocation(to),
      go: delta => history.go(delta),
      push: (to, state) => step(to, () => history.push(to, state)),
      replace: (to, state) => step(to, () => history.replace(to, state)),
    },
    open() {
      for (let target = redirect(shown.pathname); target !== null; target = redirect(shown.pathname)) {
        history.replace(target)
        shown = history.location
      }
      return { location: shown, action: history.action }
    },
    listen: show =>
      history.listen(({ action, location, delta }) => {
        if (action === 'POP' && returned) {
          const done = returned
          returned = null
          return done()
        }
        if (action === 'POP' && heldUp(delta)) return
        const target = redirect(location.pathname)
        // Told as a step of its own.
        if (target !== null) return history.replace(target)
        shown = location
        show({ location, action })
      }),
  }
}
