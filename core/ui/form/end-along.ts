/**
 * When something ends that begins at another moment and takes as long as before.
 *
 * @returns nothing where one of the moments is not there
 */
export function endAlong(began: unknown, begins: unknown, ended: unknown): string | undefined {
  const [was, now, end] = [began, begins, ended].map(moment =>
    typeof moment === 'string' ? Date.parse(moment) : Number.NaN,
  )
  const ends = Number(end) + Number(now) - Number(was)
  return Number.isNaN(ends) ? undefined : new Date(ends).toISOString()
}
