/** Several values as one parameter, separated by commas; a comma within a value has a `\` in front. */
export const listedValues = (values: readonly string[]): string =>
  values.map(value => value.replaceAll(',', '\\,')).join(',')

/** The values of such a parameter. */
export const valuesListed = (text: string): string[] =>
  text.split(/(?<!\\),/).map(value => value.replaceAll('\\,', ','))
