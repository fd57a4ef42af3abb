import type { Answer } from '@core/ui/api/client.ts'

export type Arrangement = Answer<'get', '/api/user/getdashboard'>
export type Widget = Arrangement['widgets'][number]
export type Statbox = Extract<Widget, { widget_type: 'statbox' }>
export type Panel = Extract<Widget, { widget_type: 'panel' }>

/** What stands on a dashboard, figures above panels. */
export interface Arranged {
  readonly boxes: readonly Statbox[]
  readonly panels: readonly Panel[]
}

export const isBox = (widget: Widget): widget is Statbox => widget.widget_type === 'statbox'
const isPanel = (widget: Widget): widget is Panel => widget.widget_type === 'panel'

/**
 * What is shown: the panels that somebody arranged, of those that there are for them; else all that were made for this
 * dashboard. `standing` are these by name, in order, and `known` all there are.
 */
export function arrangedOf(
  kept: Pick<Arrangement, 'widgets' | 'arranged'> | null,
  standing: readonly string[],
  known: readonly string[],
): Arranged {
  const widgets = kept?.widgets ?? []
  const panels = kept?.arranged
    ? widgets.filter(isPanel).filter(({ panel }) => known.includes(panel))
    : standing.map(panel => ({ widget_type: 'panel' as const, panel }))
  return { boxes: widgets.filter(isBox), panels }
}

/** A list with the item at one place at another. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const item = items[from]
  if (item === undefined || to < 0 || to >= items.length) return [...items]
  return items.toSpliced(from, 1).toSpliced(to, 0, item)
}
