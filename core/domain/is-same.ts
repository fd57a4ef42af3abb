/**
 * Whether two values are the same once they are JSON, in whatever order their fields stand: the database keeps none.
 * What is not there is `null`.
 */
export const isSame = (one: unknown, other: unknown): boolean => one === other || asJson(one) === asJson(other)

const asJson = (value: unknown): string => JSON.stringify(value ?? null, inOrder)

function inOrder(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
}
