import { reference } from '@core/db/fields'
import { not } from '@core/db/where'

/** Which users have something to do: those of the company itself, and not of a partner who looks along. */
export const COLLEAGUE = { user_type: not('partner') }

/** A colleague who has something to do: what they leave behind waits for another ({@link nobody}). */
export const colleague = () => reference('user', { whenGone: 'wait', among: COLLEAGUE })
