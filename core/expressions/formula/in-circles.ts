/**
 * Puts things behind what they follow from. Things that follow from each other stand together, as one circle; all others
 * stand alone.
 *
 * @param follows what a thing follows from, as far as that is among these things
 */
export function inCircles<T>(things: readonly T[], follows: (thing: T) => Iterable<T>): T[][] {
  const circles: T[][] = []
  const numbers = new Map<T, number>()
  const open: T[] = []
  const isOpen = new Set<T>()

  /** Tarjan's way: answers the earliest thing that this one leads back to. */
  function visit(thing: T): number {
    const number = numbers.size
    numbers.set(thing, number)
    open.push(thing)
    isOpen.add(thing)
    let earliest = number
    for (const before of follows(thing)) {
      const known = numbers.get(before)
      if (known === undefined) earliest = Math.min(earliest, visit(before))
      else if (isOpen.has(before)) earliest = Math.min(earliest, known)
    }
    if (earliest === number) {
      const circle = open.splice(open.indexOf(thing))
      for (const one of circle) isOpen.delete(one)
      circles.push(circle)
    }
    return earliest
  }

  for (const thing of things) if (!numbers.has(thing)) visit(thing)
  return circles
}
