import { END_OF_STYLES } from './end-of-styles.ts'

/** A style sheet of a build; those of the development server have no end to look for. */
const BUILT = /\.[0-9a-f]{10}\.css/
/** Times that a file of the page itself is fetched anew. */
const MOST = 2

/**
 * For the first script of a page: fetches the scripts and style sheets that the page names once more when they do not
 * come or come cut off, each time from another address. What the page fetches ahead for the app goes: the app would wait
 * for a script that stands there, also for one that is lost, and what does not stand there its runtime fetches.
 */
export function fetchPageFilesAgain(): void {
  addEventListener('error', lost, true)
  document.addEventListener('load', come, true)
}

/** A style sheet that ends early is no error to the browser. */
function come({ target: file }: Event): void {
  if (!(file instanceof HTMLLinkElement) || file.rel !== 'stylesheet' || !BUILT.test(file.href)) return
  const last = [...(file.sheet?.cssRules ?? [])].at(-1)
  if (!(last instanceof CSSStyleRule && last.selectorText === END_OF_STYLES)) again(file, 'href')
}

function lost(event: ErrorEvent | Event): void {
  const file = event instanceof ErrorEvent ? cutOff(event) : event.target
  // Whoever fetched it by itself hears of it by itself.
  if (!(file instanceof HTMLElement) || file.onerror) return
  if (file instanceof HTMLLinkElement && file.rel === 'stylesheet') again(file, 'href')
  else if (file instanceof HTMLScriptElement) file.defer ? again(file, 'src') : file.remove()
}

/** The script that ends in the middle. */
function cutOff({ error, filename }: ErrorEvent): HTMLElement | undefined {
  return error instanceof SyntaxError ? [...document.scripts].find(({ src }) => src === filename) : undefined
}

function again(file: HTMLElement, name: 'src' | 'href'): void {
  const [address = '', tried = '0'] = file.getAttribute(name)?.split('?again=') ?? []
  const next = Number(tried) + 1
  if (next > MOST) return
  const anew = document.createElement(file.localName)
  for (const attribute of file.attributes) anew.setAttribute(attribute.name, attribute.value)
  anew.setAttribute(name, `${address}?again=${next}`)
  // What came of the first one stands until then.
  anew.addEventListener('load', () => file.remove())
  file.after(anew)
}
