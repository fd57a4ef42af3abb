/** Where something stands in a text. */
interface Place {
  readonly from: number
  readonly to: number
}

/** An invoice number that stands in a text. */
export interface Found<T> extends Place {
  readonly of: T
}

/** Numbers shorter than this stand in every other text. */
const SHORTEST = 4

const bare = (text: string) => text.toUpperCase().replace(/[^A-Z0-9]/g, '')
const isDigit = (sign: string | undefined) => sign !== undefined && sign >= '0' && sign <= '9'

/**
 * Finds invoice numbers in what people write with a payment: with other signs or spaces between, or without the letters in
 * front. It costs as much as the text is long, however many invoices there are.
 */
export class NumberIndex<T> {
  private readonly byName = new Map<string, T[]>()
  private readonly lengths: readonly number[]

  constructor(all: readonly T[], numberOf: (one: T) => string) {
    for (const one of all) {
      const name = bare(numberOf(one))
      const digits = name.replace(/^[A-Z]+/, '')
      if (!/\d/.test(name)) continue
      if (name.length >= SHORTEST) this.add(name, one)
      if (digits !== name && digits.length >= SHORTEST + 2) this.add(digits, one)
    }
    this.lengths = [...new Set([...this.byName.keys()].map(({ length }) => length))].toSorted((a, b) => b - a)
  }

  private add(name: string, one: T): void {
    const others = this.byName.get(name)
    if (others) others.push(one)
    else this.byName.set(name, [one])
  }

  /** Those whose number stands in a text, in its order; of two at one place the longer one. */
  find(text: string): Found<T>[] {
    const signs: string[] = []
    const places: number[] = []
    for (let at = 0; at < text.length; at += 1) {
      const sign = (text[at] ?? '').toUpperCase()
      if (!/^[A-Z0-9]$/.test(sign)) continue
      signs.push(sign)
      places.push(at)
    }
    const compact = signs.join('')
    const found: Found<T>[] = []
    for (const length of this.lengths)
      for (let from = 0; from + length <= compact.length; from += 1) {
        const to = from + length
        const named = this.byName.get(compact.slice(from, to))
        if (!named || found.some(one => one.from < to && from < one.to)) continue
        // A piece of a longer number is none.
        const touches = (at: number, other: number) =>
          isDigit(signs[at]) && isDigit(signs[other]) && Math.abs((places[at] ?? 0) - (places[other] ?? 0)) === 1
        if (touches(from, from - 1) || touches(to - 1, to)) continue
        for (const of of named) found.push({ of, from, to })
      }
    return found.toSorted((one, other) => one.from - other.from)
  }
}

/** Pieces of a text that may be the number of an invoice as it is written. */
export const numbersIn = (text: string): string[] =>
  (text.toUpperCase().match(/[A-Z0-9][A-Z0-9./-]{3,31}/g) ?? [])
    .map(piece => piece.replace(/[./-]+$/, ''))
    .filter(piece => /\d{3}/.test(piece))
