import { Skeleton } from '../feedback/skeleton.tsx'
import { useCoreT } from '../i18n/use-t.ts'
import { lazyPart } from '../lazy/lazy-part.tsx'
import './map-view.css'

/** A place on the map, in degrees. */
export interface MapPin {
  id: number | string
  lat: number
  lng: number
  label: string
  /** A token: the colour of its stage. */
  color?: string
  /** On the pin: its place in an order. */
  mark?: string
}

export interface MapViewProps {
  pins: readonly MapPin[]
  /** What the map shows, read aloud. */
  label: string
  onOpen?: (pin: MapPin) => void
  /** What is in the middle at first; all pins when left out. */
  center?: Pick<MapPin, 'lat' | 'lng'>
  /** Pixels, 360 when left out, or a length of CSS. */
  height?: number | string
  /** The pin that stands out, with its name; the map moves until it is in sight. */
  selected?: MapPin['id'] | null
  /** The same places stand beside it in words, so that it lists none of them. */
  listed?: boolean
  /** A picture: it neither moves nor keeps the page from scrolling, and what it shows stands beside it in words. */
  still?: boolean
}

const OpenMap = lazyPart(
  () => import('./open-map.tsx'),
  ({ height }) => <Skeleton width="100%" height={height} />,
)

/**
 * Where things are: pins on a quiet map that we bring ourselves, so that no other site hears of addresses. The same
 * places are listed below it, unless they stand beside it already.
 */
export function MapView(props: MapViewProps) {
  const t = useCoreT()
  const { pins, onOpen, height = 360, still, listed } = props
  return (
    <div className="vk-map">
      <OpenMap {...props} height={height} />
      {pins.length > 0 && !still && !listed && (
        <details className="vk-map-list">
          <summary>{t('mapAsList', { count: pins.length })}</summary>
          <ul>
            {pins.map(pin => (
              <li key={pin.id}>
                {onOpen ? (
                  <button type="button" onClick={() => onOpen(pin)}>
                    {pin.label}
                  </button>
                ) : (
                  pin.label
                )}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}
