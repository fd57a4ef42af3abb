import { Problem } from '@core/context/problem'
import { log } from '@core/telemetry/log'
import { traced } from '@core/telemetry/traced'

/** Milliseconds that a service gets: somebody looks at the map meanwhile. */
const PATIENCE = 4000

/**
 * What a service that the operator chose answers. Neither address nor key get into the log.
 *
 * @throws Problem 503 `core.place_unavailable` without a usable answer in time, `core.place_refused` when it turns us down
 */
export function askService(url: string, parameters: readonly (readonly [string, string])[]): Promise<unknown> {
  const asked = new URL(url)
  for (const [name, value] of parameters) asked.searchParams.append(name, value)
  return traced({ name: 'geocoding', kind: 'client' }, async span => {
    let status = 0
    try {
      const response = await fetch(asked, {
        headers: { accept: 'application/json', 'user-agent': 'Vakwerk' },
        redirect: 'error',
        signal: AbortSignal.timeout(PATIENCE),
      })
      status = response.status
      span.set({ 'http.response.status_code': status })
      if (response.ok) return await response.json()
    } catch (error) {
      log.warn('geocoding', { status, error: error instanceof Error ? error.name : 'unknown' })
      throw new Problem(503, 'core.place_unavailable')
    }
    log.warn('geocoding', { status })
    throw new Problem(503, [401, 402, 403, 429].includes(status) ? 'core.place_refused' : 'core.place_unavailable')
  })
}
