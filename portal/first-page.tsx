import { draw } from '@core/ui/first-page/react.ts'
import { type Pressed, pressedIn } from '@core/ui/first-page/taken-over.ts'
import { currentLanguage, giveWords, speak } from '@core/ui/first-page/words.ts'
import type { HeadStart } from '@core/ui/host/taken-head-start.ts'
import en from '@plugins/portal/locales/en' with { usedBy: '@plugins/portal/ui/parts/full-page-error' }
import esAR from '@plugins/portal/locales/es-AR' with { usedBy: '@plugins/portal/ui/parts/full-page-error' }
import nl from '@plugins/portal/locales/nl' with { usedBy: './first-page' }
import type { CustomerDocument } from '@plugins/portal/ui/customer-document'
import { DocumentSheet, type SheetActs } from '@plugins/portal/ui/parts/document-sheet'
import { DeadLink } from '@plugins/portal/ui/parts/full-page-error'

/**
 * First script in the page of a customer: reads the link, asks for the document at once, and draws words, prices and the
 * button before the app has come. The app takes the answer over (`takeHeadStart`) and then the page (`takeOverFirstPage`).
 */

// Documents are written in Dutch, and their pages speak their language; in others stands what is wrong with a link.
giveWords({ nl, en, 'es-AR': esAR })

const [, kind, hash] = /^#\/customer_([a-z]+)_detail\/([\w-]{1,64})(?:\?|$)/.exec(location.hash) ?? []
/** Dossiers have a page of their own, which the app draws. */
const path = kind && kind !== 'flow' ? `/api/${kind}/${hash}/getbycustomer` : null
if (path) {
  const response = fetch(path, { headers: { 'Accept-Language': currentLanguage() }, credentials: 'same-origin' })
  globalThis.vkHeadStart = { answers: new Map([[path, response]]) } satisfies HeadStart
  const read = response.then(answer => answer.clone().json())
  whenRead(() => {
    const drawn = document.getElementById('drawn')
    if (!drawn) return
    drawn.addEventListener('click', keepPressed)
    response
      .then(async ({ ok, status }) => show(drawn, ok, status, await read))
      .catch(() => undefined)
      .finally(loadApp)
  })
} else whenRead(loadApp)

/** Nothing listens yet: the app does what was pressed. */
const acts: SheetActs = {
  approve: nothing,
  reject: nothing,
  ask: nothing,
  renew: nothing,
  save: nothing,
  saveFile: nothing,
  saveAttachment: nothing,
  copy: nothing,
  choosing: null,
}
function nothing(): void {}

function show(drawn: Element, ok: boolean, status: number, answer: CustomerDocument & { message?: string }): void {
  // The app is there already, or shows what is wrong.
  if (!drawn.isConnected || (!ok && status !== 404)) return
  if (!ok) {
    drawn.replaceChildren()
    draw(drawn, DeadLink({ message: answer.message ?? '' }))
    return
  }
  if (!speak(answer.language)) return
  document.documentElement.lang = currentLanguage()
  drawn.replaceChildren()
  const choosing = answer.can_approve ? { busy: null, choose: nothing } : null
  draw(drawn, DocumentSheet({ document: answer, acts: { ...acts, choosing } }))
}

function keepPressed(event: Event): void {
  const control = (event.target as Element).closest('button, input, label, a')
  if (!control) return
  const own = control instanceof HTMLLabelElement ? control.querySelector('input') : control
  // Telephone, mail and other pages work without the app.
  if (!own || own instanceof HTMLAnchorElement) return
  event.preventDefault()
  own.setAttribute('aria-busy', 'true')
  globalThis.vkPressed = pressedIn(event.currentTarget as Element, own) satisfies Pressed
}

function whenRead(run: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', run)
  else run()
}

/** The scripts of the app, after what is drawn has been shown. */
function loadApp(): void {
  const files = JSON.parse(document.getElementById('app')?.textContent ?? '[]') as string[]
  requestAnimationFrame(() =>
    setTimeout(() => {
      for (const src of files)
        document.head.append(Object.assign(document.createElement('script'), { src, defer: true, async: false }))
    }),
  )
}
