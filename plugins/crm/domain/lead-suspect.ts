/** A field that people do not see: only programs fill it in. */
export const TRAP = '_website'
/** Seconds between the opening of the form and its sending, as the form measured them. */
export const SECONDS = '_seconds'
/** Nobody fills in a form faster. */
const FASTEST_SECONDS = 2

/** Why what came in was hardly sent by a person, or nothing. What looks like it is kept aside, never thrown away. */
export function suspicionOf(received: Readonly<Record<string, string>>): 'trap' | 'haste' | null {
  if (received[TRAP]?.trim()) return 'trap'
  const seconds = received[SECONDS]
  return seconds !== undefined && seconds !== '' && Number(seconds) < FASTEST_SECONDS ? 'haste' : null
}
