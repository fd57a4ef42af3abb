import { type StoredValue, storedValue } from '../theme/stored-value.ts'

/**
 * What a page asked the API for when it was opened last in this browser. The first script of a page asks the same at once,
 * so that the answers are there when the app is: a page that changed since asks for the rest itself.
 */
interface Opened {
  readonly page: string
  /** Answers speak it. */
  readonly language: string
  readonly asked: readonly string[]
}

/** Pages that are remembered, those opened last first. */
const PAGES = 20
/** Calls of a page: what shows first. */
const CALLS = 12
/**
 * How long a page opens, and how long an answer that nobody took yet is what the server says. Slow devices and lines
 * gain the most from asking ahead, and take that long.
 */
const OPENING_MS = 30_000

const kept: StoredValue<readonly Opened[]> = storedValue('first-calls', [])

/** Whether the page is still being opened. */
export const isOpening = (): boolean => performance.now() < OPENING_MS

/** What to ask for at once where this page is opened. */
export function callsOfPage(page: string, language: string): readonly string[] {
  return kept.read().find(one => one.page === page && one.language === language)?.asked ?? []
}

let opened: Opened | undefined

/** Remembers what the page asks for while it opens. */
export function rememberCall(path: string, language: string): void {
  if (!isOpening()) return
  opened ??= { page: location.pathname, language, asked: [] }
  const { page, asked } = opened
  if (location.pathname !== page || asked.length === CALLS || asked.includes(path)) return
  opened = { page, language, asked: [...asked, path] }
  kept.write([opened, ...kept.read().filter(one => one.page !== page)].slice(0, PAGES))
}

/** Nothing of who signed out stays in this browser. */
export function forgetCalls(): void {
  opened = undefined
  kept.write([])
}
