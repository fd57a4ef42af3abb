import { toast, useT } from '@core/ui'
import { useState } from 'react'

interface Place {
  readonly lat: number
  readonly lng: number
}

/** Where this device is, once that was asked; it stays on the device. */
export function useOwnPlace() {
  const t = useT('basis')
  const [place, setPlace] = useState<Place | null>(null)
  const [busy, setBusy] = useState(false)

  function ask(): void {
    setBusy(true)
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setPlace({ lat: coords.latitude, lng: coords.longitude })
        setBusy(false)
      },
      () => {
        setBusy(false)
        toast(t('ownPlaceUnknown'), { tone: 'danger' })
      },
      { maximumAge: 60_000, timeout: 15_000 },
    )
  }

  return { place, busy, ask, forget: () => setPlace(null) }
}
