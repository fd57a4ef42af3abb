/** Whether two values are the same once they are JSON; what is not there is `null`. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null)
