import type { LineRow } from './line-rows'

/**
 * The line that a new one comes after: the one with the focus, at the end of the group of a header; without a focus the
 * last of the group that is in sight. Nothing when it comes last.
 */
export function placeOfNew(main: readonly LineRow[], focused: number | undefined, inSight: number | undefined) {
  const at = main.findIndex(({ line }) => line.id === focused)
  const row = main[at]
  if (row && row.line.item_type !== 'header') return mainLine(main, at)
  const from = row ? at : main.findIndex(({ line }) => line.id === inSight)
  const next = main.findIndex(({ line, sub }, place) => place > from && line.item_type === 'header' && !sub)
  return from < 0 || next < 0 ? null : mainLine(main, next - 1)
}

/** The line at a place, or the one that it hangs under. */
function mainLine(main: readonly LineRow[], at: number): number | null {
  return main.slice(0, at + 1).findLast(({ sub }) => !sub)?.line.id ?? null
}
