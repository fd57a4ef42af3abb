/** Where a building is in its street: `address` is the street, or the whole line where number and addition are left out. */
export interface StreetAddress {
  readonly address?: string | null
  readonly number?: string | null
  readonly number_addition?: string | null
}

/** Street, number and addition as they are written on an envelope: `Ceintuurbaan 12a`; empty when none is known. */
export const streetLine = ({ address, number, number_addition }: StreetAddress): string =>
  [address, `${number ?? ''}${number_addition ?? ''}`].filter(Boolean).join(' ')
