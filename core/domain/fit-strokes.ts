/** A line that was drawn, by its points in CSS pixels. */
interface Stroke {
  points: { x: number; y: number }[]
}

/** Pixels that stay free at the right of strokes that were made smaller. */
const EDGE = 8

/** Strokes as they fit a sheet of another width, in CSS pixels: where they were, or smaller when they would be cut off. */
export function fitStrokes<S extends Stroke>(strokes: readonly S[], width: number): S[] {
  const right = Math.max(0, ...strokes.flatMap(({ points }) => points.map(({ x }) => x)))
  const scale = right > width - EDGE ? Math.max(0, width - EDGE) / right : 1
  return scaled(strokes, scale)
}

/** Strokes as large as what they are drawn on has become. */
export const scaled = <S extends Stroke>(strokes: readonly S[], scale: number): S[] =>
  strokes.map(stroke => ({
    ...stroke,
    points: stroke.points.map(point => ({ ...point, x: point.x * scale, y: point.y * scale })),
  }))
