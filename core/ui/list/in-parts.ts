/** Numbers that the server takes at once. */
const mostAtOnce = 1000

/** Numbers of records in parts that the server takes. */
export const inParts = (ids: readonly number[]): (readonly number[])[] =>
  Array.from({ length: Math.ceil(ids.length / mostAtOnce) }, (_, at) =>
    ids.slice(at * mostAtOnce, (at + 1) * mostAtOnce),
  )
