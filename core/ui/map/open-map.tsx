import Feature from 'ol/Feature.js'
import GeoJSON from 'ol/format/GeoJSON.js'
import Point from 'ol/geom/Point.js'
import VectorLayer from 'ol/layer/Vector.js'
import OlMap from 'ol/Map.js'
import { fromLonLat, transformExtent } from 'ol/proj.js'
import VectorSource from 'ol/source/Vector.js'
import View from 'ol/View.js'
import { useEffect, useRef } from 'react'
import { useIsDark } from '../theme/theme.ts'
import { extentOf } from './extent.ts'
import lowCountries from './low-countries.json' with { type: 'json' }
import { landStyle, pinStyle, townStyle } from './map-style.ts'
import type { MapPin, MapViewProps } from './map-view.tsx'
import { startView } from './start-view.ts'
import { towns } from './towns.ts'
import 'ol/ol.css'

/** Beyond it we have drawn nothing. */
const drawn = transformExtent([1.6, 49.4, 9.4, 54.1], 'EPSG:4326', 'EPSG:3857')
/** Closer a town is no more than its dot. */
const closest = 12
/** Room for the name of a town at the edge, in pixels. */
const padding = [30, 44, 18, 44]

/** A pin closer to the side than this part of the map is not well in sight. */
const EDGE = 0.12
const SWEEP_MS = 320

const prefersStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/** The map behind `MapView`: land, towns and pins, drawn with our tokens. */
export default function OpenMap(props: MapViewProps) {
  const { pins, center, label, onOpen, height = 360, still = false, selected = null } = props
  const place = useRef<HTMLDivElement>(null)
  const map = useRef<OlMap>(undefined)
  const open = useRef(onOpen)
  open.current = onOpen
  const chosen = useRef(selected)
  chosen.current = selected
  const marked = useRef<VectorLayer>(undefined)
  const dark = useIsDark()

  useEffect(() => {
    const made = new OlMap({
      target: place.current ?? undefined,
      view: new View({ ...startView(), maxZoom: 13, extent: drawn }),
      ...(still ? { controls: [], interactions: [] } : {}),
    })
    made.on('click', event => {
      const there = made.getFeaturesAtPixel(event.pixel).flatMap((feature): MapPin[] => feature.get('pin') ?? [])
      // Where several lie over each other, pressing again goes to the next.
      const next = there[(there.findIndex(({ id }) => id === chosen.current) + 1) % there.length]
      if (next) open.current?.(next)
    })
    made.on('pointermove', event => {
      const over = made.forEachFeatureAtPixel(event.pixel, feature => feature.get('pin') !== undefined)
      const target = made.getTargetElement()
      if (target) target.style.cursor = over && open.current ? 'pointer' : ''
    })
    map.current = made
    return () => made.setTarget(undefined)
  }, [still])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another theme has other colours behind the same tokens
  useEffect(() => {
    const holder = place.current
    if (!holder || !map.current) return
    const at = (features: Feature[]) => new VectorSource({ features })
    const byPlace = Map.groupBy(pins, ({ lat, lng }) => `${lat} ${lng}`)
    const marks = pins.map(
      pin =>
        new Feature({
          geometry: new Point(fromLonLat([pin.lng, pin.lat])),
          pin,
          count: byPlace.get(`${pin.lat} ${pin.lng}`)?.length ?? 1,
        }),
    )
    const places = towns.map(([name, lng, lat]) => new Feature({ geometry: new Point(fromLonLat([lng, lat])), name }))
    const land = new GeoJSON().readFeatures(lowCountries, { featureProjection: 'EPSG:3857' })
    marked.current = new VectorLayer({ source: at(marks), style: pinStyle(holder, () => chosen.current) })
    map.current.setLayers([
      new VectorLayer({ source: at(land as Feature[]), style: landStyle(holder) }),
      new VectorLayer({ source: at(places), style: townStyle(holder), declutter: true }),
      marked.current,
    ])
    if (center) return
    const extent = extentOf(
      pins.map(pin => fromLonLat([pin.lng, pin.lat])),
      towns.map(([, lng, lat]) => fromLonLat([lng, lat])),
    )
    if (extent) map.current.getView().fit(extent, { padding, maxZoom: closest, duration: 0 })
  }, [pins, dark, center])

  useEffect(() => {
    const view = map.current?.getView()
    if (!center || !view) return
    const start = startView(center)
    view.setCenter(start.center)
    view.setZoom(start.zoom)
  }, [center])

  useEffect(() => {
    marked.current?.changed()
    const view = map.current?.getView()
    const pin = pins.find(({ id }) => id === selected)
    if (!pin || !view || !map.current?.getSize()) return
    const where = fromLonLat([pin.lng, pin.lat])
    const [left, bottom, right, top] = view.calculateExtent()
    if (left === undefined || bottom === undefined || right === undefined || top === undefined) return
    const [x = 0, y = 0] = where
    // Half of the name hangs over the sides.
    const side = (right - left) * EDGE
    const isInSight = x > left + side && x < right - side && y > bottom + side && y < top - side
    if (!isInSight) view.animate({ center: where, duration: prefersStillness() ? 0 : SWEEP_MS })
  }, [selected, pins])

  if (still) return <div ref={place} className="vk-map-canvas" style={{ height }} role="img" aria-label={label} />
  return (
    <div
      ref={place}
      className="vk-map-canvas"
      style={{ height }}
      role="application"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys move the map
      tabIndex={0}
    />
  )
}
