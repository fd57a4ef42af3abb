const STOPS = 'a[href], button, input, select, textarea, [tabindex]'

/** Takes the focus to what Tab reaches after the grid, past its cells; false where nothing comes after it. */
export function leaveGrid(grid: Element): boolean {
  const next = [...document.querySelectorAll<HTMLElement>(STOPS)].find(
    stop =>
      grid.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING &&
      !grid.contains(stop) &&
      stop.tabIndex >= 0 &&
      !stop.matches(':disabled') &&
      stop.checkVisibility({ visibilityProperty: true }),
  )
  next?.focus()
  return next !== undefined
}
