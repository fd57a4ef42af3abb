/** The choices of a field, as they are kept: comma-separated, or one on each line where one of them holds a comma (R-VERT-006). */
export const optionsOf = (options: string | null | undefined): string[] =>
  (options ?? '')
    .split(options?.includes('\n') ? '\n' : ',')
    .map(option => option.trim())
    .filter(option => option !== '')

/** Choices as they are kept. */
export const keptOptions = (options: readonly string[]): string =>
  options.some(option => option.includes(',')) ? options.map(option => `${option}\n`).join('') : options.join(', ')
