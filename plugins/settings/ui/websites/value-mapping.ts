/** What values are called here, as people type it: `pv = Zonnepanelen; wp = Warmtepomp`. */
export const written = (values: Readonly<Record<string, string>> = {}): string =>
  Object.entries(values)
    .map(([from, to]) => `${from} = ${to}`)
    .join('; ')

/** The same as it is kept; a pair that is half typed is none yet. */
export const translated = (text: string): Record<string, string> =>
  Object.fromEntries(
    text.split(';').flatMap((pair): [string, string][] => {
      const [from = '', ...rest] = pair.split('=')
      const to = rest.join('=').trim()
      return from.trim() && to ? [[from.trim(), to]] : []
    }),
  )
