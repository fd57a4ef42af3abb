import type { KeyboardEvent } from 'react'

/** What can have the focus in a table of fields. */
export const CONTROLS = 'tr[data-line] :is(input, textarea, select, button):not(:disabled)'
const CELLS = 'tr[data-line] [data-column]:not(:disabled)'

const all = (grid: Element, selector: string): HTMLElement[] => [...grid.querySelectorAll<HTMLElement>(selector)]

/**
 * Keys of a table of fields, as in a spreadsheet: up, down and Enter walk through a column, left and right through a row, Tab
 * through the cells once one is at work in them (`walks`), and Ctrl D copies the figure above. Answers whether it was one.
 */
export function moveInGrid(event: KeyboardEvent<HTMLElement>, walks: boolean): boolean {
  const grid = event.currentTarget
  const cell = event.target
  if (!(cell instanceof HTMLElement) || !grid.contains(cell) || !cell.matches(CONTROLS)) return false
  const { column } = cell.dataset
  const copies = event.key.toLowerCase() === 'd' && (event.ctrlKey || event.metaKey)
  if (copies) return column !== undefined && copyDown(cell, all(grid, `${CELLS}[data-column="${column}"]`))
  if (event.ctrlKey || event.metaKey || event.altKey) return false
  const to = (cells: HTMLElement[], by: 1 | -1) => enter(cells[cells.indexOf(cell) + by])
  const inColumn = (by: 1 | -1) =>
    column !== undefined && (to(all(grid, `[data-column="${column}"]:not(:disabled)`), by) || stay(cell))
  switch (event.key) {
    case 'ArrowDown':
    case 'ArrowUp':
      return inColumn(event.key === 'ArrowDown' ? 1 : -1)
    case 'Enter':
      return isTyped(cell) && inColumn(event.shiftKey ? -1 : 1)
    case 'ArrowRight':
    case 'ArrowLeft': {
      const by = event.key === 'ArrowRight' ? 1 : -1
      return (
        isAtEdge(cell, by) &&
        to(all(cell.closest('tr') ?? grid, `${CONTROLS}, :is(input, textarea, select, button)`), by)
      )
    }
    case 'Tab':
      return walks && to(all(grid, CELLS), event.shiftKey ? -1 : 1)
    default:
      return false
  }
}

type Typed = HTMLInputElement | HTMLTextAreaElement

/** Whether text is typed in a cell: figures on one line, names on as many as they need. */
const isTyped = (cell: HTMLElement): cell is Typed =>
  cell instanceof HTMLInputElement || cell instanceof HTMLTextAreaElement

function enter(cell: HTMLElement | undefined): boolean {
  cell?.focus()
  if (cell && isTyped(cell)) cell.select()
  return cell !== undefined
}

/** What was typed is done, and the focus stays. */
function stay(cell: HTMLElement): boolean {
  cell.blur()
  return enter(cell)
}

/** Whether an arrow would go out of what is typed: at its end, or with all of it selected. */
function isAtEdge(cell: HTMLElement, by: 1 | -1): boolean {
  if (!isTyped(cell) || cell.type === 'checkbox') return true
  const { selectionStart: from, selectionEnd: to, value } = cell
  const isWhole = from === 0 && to === value.length
  return isWhole || (from === to && from === (by === 1 ? value.length : 0))
}

function copyDown(cell: HTMLElement, column: HTMLElement[]): boolean {
  const above = column[column.indexOf(cell) - 1]
  if (!isTyped(cell)) return false
  // What stands above the first row is its heading.
  if (above && isTyped(above) && above.closest('thead') === cell.closest('thead')) type(cell, above.value)
  return true
}

/** As if it were typed, so that the control hears of it. */
function type(input: Typed, text: string): void {
  const set = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')?.set
  set?.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
