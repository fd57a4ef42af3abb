import type { KeyboardEvent } from 'react'

/** Arrows and Enter walk through a column of the price grid; Ctrl D copies the figure above. */
export function moveInGrid(event: KeyboardEvent<HTMLElement>): void {
  const cell = event.target as HTMLElement
  const column = cell.dataset.column
  if (!column || !(cell instanceof HTMLInputElement)) return
  const down = event.key === 'ArrowDown' || event.key === 'Enter'
  const copies = event.key.toLowerCase() === 'd' && (event.ctrlKey || event.metaKey)
  if (!down && event.key !== 'ArrowUp' && !copies) return
  event.preventDefault()
  const cells = [
    ...event.currentTarget.querySelectorAll<HTMLInputElement>(`input[data-column="${column}"]:not(:disabled)`),
  ]
  const at = cells.indexOf(cell)
  const other = cells[at + (down ? 1 : -1)]
  if (copies) {
    if (other) type(cell, other.value)
    return
  }
  if (other) other.focus()
  else cell.blur()
}

/** As if it were typed, so that the control hears of it. */
function type(input: HTMLInputElement, text: string): void {
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  set?.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
