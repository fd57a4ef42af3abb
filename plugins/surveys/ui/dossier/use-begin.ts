import { Problem, useCurrentUser } from '@core/ui'
import { begin, beginHere } from '../filling/begin'
import type { Begin } from './add-form'

/** Begins a form in a dossier, with what of it keeps forms of its own; where there is no connection on this device, which tells the server once there is one. */
export function useBegin(flowId: number, holderId?: number): Begin {
  const user = useCurrentUser()
  return async ({ vertical_id, description }) => {
    // An answer that gets lost and what is begun here instead are one form.
    const wanted = { flowId, holderId, formId: vertical_id, description, key: crypto.randomUUID() }
    if (!navigator.onLine) return beginHere(user, wanted, false)
    try {
      return await begin(wanted)
    } catch (error) {
      if (error instanceof Problem && error.unreachable) return beginHere(user, wanted, true)
      throw error
    }
  }
}
