import { splitFullname } from '@core/domain/fullname'

/** Name, prefix and surname of a person typed as one text in the relation picker (R-REL-005). */
export function typedPerson(fullname: string): { name: string; nameprefix: string | null; surname: string | null } {
  const { name, nameprefix = null, surname = null } = splitFullname(fullname)
  return { name, nameprefix, surname }
}
