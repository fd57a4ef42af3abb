/** A VAT number to look up: two letters of its country, and what follows them. */
export interface VatNumber {
  readonly country: string
  readonly digits: string
}

/** What a register says of a number. */
export interface RegisterAnswer {
  readonly valid: boolean
  /** Of whom it is, where the register says that. */
  readonly name: string | null
  readonly address: string | null
  /** By which the register proves that it was asked; only who names a number of their own gets one. */
  readonly consultation_number: string | null
}

/** A register that knows which VAT numbers hold today. */
export interface VatRegister {
  /** @throws RegisterUnreachable when it does not answer, or cannot say */
  look(number: VatNumber, asker: VatNumber | null): Promise<RegisterAnswer>
}

/** A register gave no answer: nothing is known of the number then. */
export class RegisterUnreachable extends Error {}

/** Countries whose numbers the register of the Union knows: Greece is EL there, and Northern Ireland XI. */
const COUNTRIES: ReadonlySet<string> = new Set(
  'AT BE BG CY CZ DE DK EE EL ES FI FR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK XI'.split(' '),
)

/** Takes a number apart as registers ask for it; null for one of a country outside the Union. */
export function vatNumberParts(plain: string): VatNumber | null {
  const written = plain.slice(0, 2)
  const country = written === 'GR' ? 'EL' : written
  return COUNTRIES.has(country) ? { country, digits: plain.slice(2) } : null
}
