/** Numbers that are the same for the same seed, so that a walk can be walked again. */
export function dice(seed: number) {
  let state = seed
  const roll = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (most: number) => Math.floor(roll() * most)
  const one = <T>(of: readonly T[]): T => of[below(of.length)] as T
  return { below, one, some: <T>(of: readonly T[]) => of.filter(() => roll() < 0.4) }
}

export type Dice = ReturnType<typeof dice>
