/** A name as it begins a class or a title. */
export const capital = (name: string) => `${name[0]?.toUpperCase()}${name.slice(1)}`

/** What a new resource is called, and whose it is. */
export interface Names {
  /** Plugin that it lies in. */
  readonly code: string
  /** One of its records, as tables and addresses say it: `afspraak`. */
  readonly name: string
  /** Several of them, as files and titles say it: `afspraken`. */
  readonly plural: string
  /** Module whose owners have it. */
  readonly module: string
}

/** Files to write: path → text. */
export type Files = Readonly<Record<string, string>>

/** The plural of a Dutch noun by the rules of spelling; who needs another one says it to the command. */
export function dutchPlural(noun: string): string {
  if (/(?:[aeiou]|el|em|en|er|eur)$/.test(noun)) return `${noun}s`
  // A long vowel is written once where its syllable ends, and the soft sounds come back: afspraak, brief, huis.
  const long = /^(.*?)(aa|ee|oo|uu)([^aeiouy])$/.exec(noun)
  if (long) return `${long[1]}${long[2]?.[0]}${voiced(long[3] ?? '')}en`
  if (/(?:ie|oe|eu|ui|ei|ij|au|ou)[fs]$/.test(noun)) return `${noun.slice(0, -1)}${voiced(noun.at(-1) ?? '')}en`
  // A short vowel keeps short by two consonants: werkbon.
  if (/(?:^|[^aeiouy])[aeiou][bcdfgklmnprst]$/.test(noun)) return `${noun}${noun.at(-1)}en`
  return `${noun}en`
}

const voiced = (consonant: string) => ({ f: 'v', s: 'z' })[consonant] ?? consonant
