import type { FeatureLike } from 'ol/Feature.js'
import CircleStyle from 'ol/style/Circle.js'
import Fill from 'ol/style/Fill.js'
import Stroke from 'ol/style/Stroke.js'
import Style from 'ol/style/Style.js'
import Text from 'ol/style/Text.js'
import { resolvedColor } from '../theme/resolved-color.ts'
import type { MapPin } from './map-view.tsx'

const small = '600 11px "Instrument Sans Variable", sans-serif'
const bold = '600 13px "Instrument Sans Variable", sans-serif'
const font = '500 12px "Instrument Sans Variable", sans-serif'

/** Land a shade lighter than water, borders just visible: the pins are what counts. */
export function landStyle(holder: HTMLElement) {
  const of = (token: string) => resolvedColor(holder, token)
  const home = new Style({
    fill: new Fill({ color: of('var(--bg-surface)') }),
    stroke: new Stroke({ color: of('var(--border-strong)'), width: 1 }),
  })
  const abroad = new Style({
    fill: new Fill({ color: of('var(--bg-canvas)') }),
    stroke: new Stroke({ color: of('var(--border)'), width: 1 }),
  })
  return (feature: FeatureLike) => (feature.get('name') === 'Netherlands' ? home : abroad)
}

export function townStyle(holder: HTMLElement) {
  const ink = new Fill({ color: resolvedColor(holder, 'var(--text-2)') })
  const halo = new Stroke({ color: resolvedColor(holder, 'var(--bg-surface)'), width: 3 })
  return (feature: FeatureLike) =>
    new Style({
      image: new CircleStyle({ radius: 1.5, fill: ink }),
      text: new Text({ text: feature.get('name'), font, fill: ink, stroke: halo, offsetY: -13 }),
    })
}

/** Pins in their colours, with their place in an order or how many lie in one place; the one that is `selected` is larger, lies on top and says its name. */
export function pinStyle(holder: HTMLElement, selected: () => MapPin['id'] | null) {
  const of = (token: string) => resolvedColor(holder, token)
  const rim = new Stroke({ color: of('var(--bg-surface)'), width: 2 })
  const ink = new Fill({ color: of('var(--text)') })
  const paper = new Fill({ color: of('var(--bg-surface)') })
  const halo = new Stroke({ color: of('var(--bg-surface)'), width: 4 })
  return (feature: FeatureLike) => {
    const pin = feature.get('pin') as MapPin
    const fill = new Fill({ color: of(pin.color ?? 'var(--accent)') })
    if (pin.id !== selected()) {
      const count = Number(feature.get('count'))
      const text = pin.mark ?? (count > 1 ? String(count) : '')
      return new Style({
        image: new CircleStyle({ radius: text ? 10 : 7, fill, stroke: rim }),
        ...(text && { text: new Text({ text, font: small, fill: paper }) }),
      })
    }
    const ring = new Stroke({ color: of('var(--text)'), width: 2 })
    return new Style({
      image: new CircleStyle({ radius: 10, fill, stroke: ring }),
      text: new Text({ text: pin.label, font: bold, fill: ink, stroke: halo, offsetY: -20 }),
      zIndex: 1,
    })
  }
}
