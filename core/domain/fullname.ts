/** Parts of a person's name. */
export interface PersonName {
  name: string
  nameprefix?: string | null
  surname?: string | null
}

/** The parts in the order people say them: Jan van der Berg. */
export const fullname = ({ name, nameprefix, surname }: PersonName): string =>
  [name, nameprefix, surname].filter(Boolean).join(' ')

/**
 * Splits a typed full name (S1 §5): the first word is the name, the following words of 1 to 3 characters are the
 * prefix until the first longer word, and the last word always belongs to the surname.
 */
export function splitFullname(typed: string): Required<PersonName> {
  const [name = '', ...rest] = typed.trim().split(/\s+/)
  const prefix: string[] = []
  while (rest.length > 1 && (rest[0]?.length ?? 0) <= 3) prefix.push(rest.shift() ?? '')
  return { name, nameprefix: prefix.join(' ') || null, surname: rest.join(' ') || null }
}
