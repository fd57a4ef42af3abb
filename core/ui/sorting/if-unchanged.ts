/**
 * Header of a call that changes records only as they were seen: their versions added up, which is what `updateorder`
 * compares. A record of which no version is known (`undefined`) lets the call through as it is.
 */
export const ifUnchanged = (versions: readonly (number | undefined)[]): { 'If-Match': string } => ({
  'If-Match': `"${versions.includes(undefined) ? '*' : versions.reduce<number>((sum, version = 0) => sum + version, 0)}"`,
})
