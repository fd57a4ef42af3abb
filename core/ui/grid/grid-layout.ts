import type { Column } from './column.ts'

/** What the browser keeps of a column that the user moved or resized; pixels. */
export interface KeptColumn {
  colId: string
  width?: number
}

type Measured = Pick<Column<never>, 'field' | 'header' | 'width' | 'minWidth'>

/** Pixels of the column with check boxes and of the one with the dots. */
export const selectionWidth = 42
export const menuWidth = 48

/**
 * How wide a column is, in pixels: as the user made it, else a share of the grid. Columns fill the grid and only scroll
 * when they would get too narrow to read.
 */
export function widthOf(
  { field, header, width, minWidth }: Measured,
  kept: readonly KeptColumn[],
): { width?: number; flex?: number; minWidth: number } {
  const resized = kept.find(({ colId }) => colId === field)?.width
  const least = Math.max(minWidth ?? Math.round((width ?? 110) * 0.75), widthOfHead(header))
  return resized ? { width: resized, minWidth: least } : { flex: width ?? 160, minWidth: least }
}

/** Pixels that the name of a column takes, with the room around it. */
const widthOfHead = (header: string): number => Math.ceil(header.length * 6.6) + 22

/** Place of a column as the user ordered them; one that is not among them comes last. */
export function columnPosition(field: string | undefined, kept: readonly KeptColumn[]): number {
  const at = kept.findIndex(({ colId }) => colId === field)
  return at < 0 ? kept.length : at
}

/** {@link widthOf} as a track of a CSS grid. */
export function trackOf(column: Measured, kept: readonly KeptColumn[]) {
  const { width, flex, minWidth } = widthOf(column, kept)
  return width ? `${width}px` : `minmax(${minWidth}px, ${flex}fr)`
}
