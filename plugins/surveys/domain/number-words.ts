import { isPlain } from '../contract/field-types'

interface NumberField {
  readonly field_type: string
  readonly unit?: string | null
  readonly decimals?: number | null | undefined
}

/** As many digits behind the comma as its field says; as many as there are, up to two, where it says nothing. */
const numbersOf = (plain: boolean, decimals: number | null = null) =>
  new Intl.NumberFormat('nl-NL', {
    useGrouping: !plain,
    ...(decimals === null
      ? { maximumFractionDigits: 2 }
      : { minimumFractionDigits: decimals, maximumFractionDigits: decimals }),
  })

/** A number with its unit, as it stands on paper. */
export const numberWords = ({ field_type, unit, decimals }: NumberField, value: number): string =>
  [numbersOf(isPlain({ field_type, unit }), decimals).format(value), unit].filter(Boolean).join(' ')
