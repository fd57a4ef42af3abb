import { useQuery } from '@tanstack/react-query'
import { requestJson } from '../api/request.ts'

interface Place {
  lat: number | null
  lng: number | null
}

export interface PlaceQuery {
  /** The call that looks its place up: `/api/organization/7/locate`. */
  locate: string
  of: Place & { version: number }
  /** Whether it has an address at all: without one there is nothing to look up. */
  addressed: boolean
}

const nowhere: Place = { lat: null, lng: null }

/** Where a record with an address is: known, or looked up once. */
export function usePlace({ locate, of, addressed }: PlaceQuery) {
  const known = of.lat !== null && of.lng !== null
  const looking = useQuery<Place, Error>({
    queryKey: ['place', locate, of.version],
    queryFn: () => requestJson('POST', locate),
    enabled: addressed && !known,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  return { place: known ? of : (looking.data ?? nowhere), looking }
}
