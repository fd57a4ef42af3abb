import { useContents, useKinds } from '@core/ui'
import { visitScreens } from '../../contract/ui'
import type { AgendaEvent } from '../agenda/use-events'

/** Where something of the day opens: its own screen, else the dossier that it is for. */
export function useVisitAddress(): (event: AgendaEvent) => string {
  const kinds = useKinds()
  const screens = useContents(visitScreens) ?? []
  return event => {
    const [own] = screens.flatMap(screen => screen.addressOf(event) ?? [])
    if (own) return own
    return event.flow_id ? `/flow_detail/${event.flow_id}` : (kinds.addressOf(event.kind, event.id) ?? '/calendar')
  }
}
