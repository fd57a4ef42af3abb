/*
 * A page of a customer that its first script has drawn, in `#drawn`, while the app gets ready out of sight in `#root`.
 */

const CONTROLS = 'a[href], button, input'

declare global {
  /** What was pressed before the app was there: its place among the controls of the page, and what it says. */
  var vkPressed: Pressed | undefined
}

export interface Pressed {
  readonly at: number
  readonly says: string
}

/** The place of a control among those of a page, and what it says. */
export function pressedIn(page: Element, control: Element): Pressed {
  return { at: [...page.querySelectorAll(CONTROLS)].indexOf(control), says: saysOf(control) }
}

/**
 * The app shows itself in the place of what was drawn: at the same scroll position, with the focus where it was, and it
 * does what was pressed meanwhile. In any other page, and when it was done before, nothing happens.
 */
export function takeOverFirstPage(): void {
  const drawn = document.getElementById('drawn')
  const root = document.getElementById('root')
  if (!drawn || !root) return
  const { activeElement, scrollingElement } = document
  const top = scrollingElement?.scrollTop ?? 0
  const focused = activeElement && drawn.contains(activeElement) ? pressedIn(drawn, activeElement) : undefined
  drawn.remove()
  scrollingElement?.scrollTo({ top, behavior: 'instant' })
  if (focused) controlOf(root, focused)?.focus({ preventScroll: true })
  const pressed = globalThis.vkPressed
  delete globalThis.vkPressed
  if (pressed) controlOf(root, pressed)?.click()
}

/** Whether the first script has drawn what was asked for: without the app that can still be read. */
export const isFirstPageDrawn = (): boolean => document.querySelector('#drawn main') !== null

function controlOf(page: Element, { at, says }: Pressed): HTMLElement | undefined {
  const control = page.querySelectorAll<HTMLElement>(CONTROLS)[at]
  return control && saysOf(control) === says ? control : undefined
}

const saysOf = (control: Element): string => control.getAttribute('aria-label') ?? control.textContent ?? ''
