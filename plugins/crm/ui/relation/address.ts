interface Address {
  address: string | null
  number: string | null
  number_addition?: string | null
  postcode: string | null
  city: string | null
}

/** Street with number, and postcode with place: the lines that are known. */
export function addressLines({ address, number, number_addition, postcode, city }: Address): string[] {
  const street = [address, `${number ?? ''}${number_addition ?? ''}`].filter(Boolean).join(' ')
  const place = [postcode, city].filter(Boolean).join(' ')
  return [street, place].filter(line => line !== '')
}
