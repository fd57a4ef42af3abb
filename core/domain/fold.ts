/** Makes search text of the parts: lower case, no accents, single spaces. */
export function fold(parts: readonly (string | number | null | undefined)[]): string {
  return parts
    .filter(part => part !== null && part !== undefined && part !== '')
    .join(' ')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()
}
