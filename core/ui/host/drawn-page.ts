import { type Language, preferredLanguage } from '../i18n/languages.ts'

/*
 * A page that the build has drawn already can be read and typed in before its app is there. Its `html` says in which
 * language it was drawn: `data-drawn="nl"`. What the first script of the page and the app agree on stands here.
 */

declare global {
  var vkEarlySubmit: { asked: boolean; keep: (event: Event) => void } | undefined
}

/** For the first script of a page: hides what was drawn in another language, and keeps that a form was sent. */
export function keepDrawnPage(): void {
  const page = document.documentElement
  if (page.dataset.drawn === undefined) return
  if (page.dataset.drawn !== preferredLanguage()) {
    page.dataset.drawn = 'hidden'
    return
  }
  const early = {
    asked: false,
    keep: (event: Event) => {
      event.preventDefault()
      early.asked = true
    },
  }
  globalThis.vkEarlySubmit = early
  addEventListener('submit', early.keep)
}

/** Whether the page shows what the app would draw in this language, so that it only has to take it over. */
export function isDrawn(language: Language): boolean {
  return document.documentElement.dataset.drawn === language
}

/** For what takes a drawn form over: whether it was sent before. From then on it is the form's own affair. */
export function takeEarlySubmit(): boolean {
  const early = globalThis.vkEarlySubmit
  if (!early) return false
  removeEventListener('submit', early.keep)
  delete globalThis.vkEarlySubmit
  return early.asked
}
