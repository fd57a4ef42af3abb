import { Card } from '../../data/card.tsx'
import { toast } from '../../feedback/toast.tsx'
import { MapView } from '../../map/map-view.tsx'
import { PlaceMap } from '../../map/place-map.tsx'
import { Page } from '../../page/page.tsx'
import { nowhere } from '../fake-api.ts'

const pins = [
  { id: 1, lat: 52.51, lng: 6.09, label: 'Marieke van der Meulen, Zwolle', color: 'var(--hue-violet)' },
  { id: 2, lat: 52.56, lng: 5.91, label: 'Bakkerij De Korenmaat, Kampen', color: 'var(--hue-green)' },
  { id: 3, lat: 52.39, lng: 6.28, label: 'VvE Assendorp, Raalte', color: 'var(--hue-magenta)' },
]

/** Places, and no places. */
export function Component() {
  return (
    <Page title="Kaart">
      <Card title="Dossiers op de kaart">
        <MapView label="Dossiers op de kaart" pins={pins} onOpen={pin => toast(pin.label)} />
      </Card>
      <Card title="Zonder plekken">
        <MapView label="Zonder plekken" pins={[]} height={220} />
      </Card>
      <Card title="Waar een adres ligt">
        <PlaceMap locate="" of={{ lat: 52.51, lng: 6.09, version: 1, name: 'Bakkerij De Korenmaat' }} addressed />
      </Card>
      <Card title="Adres zonder plek">
        <PlaceMap locate={nowhere} of={{ lat: null, lng: null, version: 1, name: 'VvE Assendorp' }} addressed />
      </Card>
    </Page>
  )
}
