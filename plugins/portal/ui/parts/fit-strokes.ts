import type { PointGroup } from 'signature_pad'

/** Pixels that stay free at the right of strokes that were made smaller. */
const EDGE = 8

/** Strokes as they fit a sheet of another width, in CSS pixels: where they were, or smaller when they would be cut off. */
export function fitStrokes(strokes: readonly PointGroup[], width: number): PointGroup[] {
  const right = Math.max(0, ...strokes.flatMap(({ points }) => points.map(({ x }) => x)))
  const scale = right > width - EDGE ? Math.max(0, width - EDGE) / right : 1
  return strokes.map(stroke => ({
    ...stroke,
    points: stroke.points.map(point => ({ ...point, x: point.x * scale, y: point.y * scale })),
  }))
}
