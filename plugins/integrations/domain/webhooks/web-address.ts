import { invalid } from '@core/context/problem'

/** Checks what people give as an address to call. @throws Problem 422 at `url` */
export function checkWebAddress(given: string): void {
  if (!given.trim()) throw invalid('url', 'core.required')
  const url = URL.canParse(given) ? new URL(given) : undefined
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:'
  if (!isWeb || url.username || url.password) throw invalid('url', 'integrations.not_a_web_address')
}
