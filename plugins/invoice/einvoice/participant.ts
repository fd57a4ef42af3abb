/** Lists that numbers of companies come from (ISO 6523, EAS): of the chamber of commerce, and Dutch VAT numbers. */
export const SCHEMES = { kvk: '0106', dutchVat: '9944' } as const

/** By what a company is known on the Peppol network: `0106` with its KvK number, or `9944` with its Dutch VAT number. */
export interface Participant {
  readonly scheme: (typeof SCHEMES)[keyof typeof SCHEMES]
  readonly id: string
}

/** How a company is addressed; null where nothing of it is a number that the network knows. */
export function participantOf({
  kvk,
  vat_number,
}: {
  readonly kvk: string | null
  readonly vat_number: string | null
}): Participant | null {
  if (kvk) return { scheme: SCHEMES.kvk, id: kvk }
  return vat_number?.startsWith('NL') ? { scheme: SCHEMES.dutchVat, id: vat_number } : null
}
