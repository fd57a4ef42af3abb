type Point = readonly number[]

/** As many names tell where a pin is; it alone tells nothing, and of one town one would have to know where that is. */
const BEARINGS = 3

/**
 * What a map shows of some places: all of them, in the middle, and the towns that are nearest. West, south, east and
 * north, in the units of the points; nothing without places.
 */
export function extentOf(
  places: readonly Point[],
  towns: readonly Point[],
): [number, number, number, number] | undefined {
  if (!places.length) return undefined
  const [xs, ys] = [places.map(([x = 0]) => x), places.map(([, y = 0]) => y)]
  const [west, east, south, north] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const [x, y] = [(west + east) / 2, (south + north) / 2]
  const near = towns
    .map(([townX = 0, townY = 0]) => [Math.abs(townX - x), Math.abs(townY - y)] as const)
    .toSorted((one, other) => Math.hypot(...one) - Math.hypot(...other))
    .slice(0, BEARINGS)
  const wide = Math.max((east - west) / 2, ...near.map(([dx]) => dx))
  const high = Math.max((north - south) / 2, ...near.map(([, dy]) => dy))
  return [x - wide, y - high, x + wide, y + high]
}
