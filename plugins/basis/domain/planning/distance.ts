interface Placed {
  readonly lat: number | null
  readonly lng: number | null
}

const EARTH_KM = 6371
const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Kilometres between two places as the crow flies; nothing when one of them is not known. */
export function distance(from: Placed, to: Placed): number | null {
  if (from.lat === null || from.lng === null || to.lat === null || to.lng === null) return null
  const north = Math.sin(radians(to.lat - from.lat) / 2) ** 2
  const east = Math.sin(radians(to.lng - from.lng) / 2) ** 2
  const across = north + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * east
  return 2 * EARTH_KM * Math.asin(Math.sqrt(across))
}
