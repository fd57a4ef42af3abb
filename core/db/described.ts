import type { FieldInput } from '@core/domain/field-description'
import { p } from '@mikro-orm/postgresql'
import { Type as t } from '@sinclair/typebox'
import { json, longText, rate, text } from './fields'

/** What people should know of a column that its type does not tell. */
export interface Traits {
  /** What it is filled in with, where several ways fit its type. */
  readonly input?: FieldInput
  /** Only programs use it: no form, list, import or export offers it. */
  readonly internal?: true
  /** It lets in whoever has it: an export holds it only when it is asked for by name. */
  readonly opensLink?: true
  /** Of a column with a structure the texts in it that lists can be filtered on. */
  readonly parts?: readonly string[]
  /** Part whose texts name it, where the part of the entity has no name of its own for it. */
  readonly texts?: string
}

/** Notes the traits of a column beside its type; `.nullable()` and `.default()` keep them. */
function described<B>(column: B, traits: Traits): B {
  const { '~options': options } = column as { '~options': { traits?: Traits } }
  options.traits = { ...options.traits, ...traits }
  return column
}

/** The traits of a column of an entity. */
export const traitsOf = (property: object): Traits => (property as { traits?: Traits }).traits ?? {}

/** Telephone number as people write it. */
export const phone = () => described(text(32), { input: 'phone' })
/** Postcode; Dutch ones are checked where they come in (G-LEN). */
export const postcode = () => described(text(16), { input: 'postcode' })
/** Columns of an entity with an address. */
export const addressColumns = {
  /** Street, or the whole line where `number` is empty. */
  address: text().nullable(),
  number: text(16).nullable(),
  number_addition: text(16).nullable(),
  postcode: postcode().nullable(),
  city: text().nullable(),
  country: text(64).default('Nederland'),
}
/** Address of a page on the web. */
export const website = () => described(text(), { input: 'url' })
/** HTML of the editor for texts. */
export const richText = () => described(longText(), { input: 'richtext' })
/** Text of several lines, at most `max` characters. */
export const lines = (max: number) => described(text(max), { input: 'textarea' })
/** Euros with up to four decimals: a price per unit. */
export const price = () => described(rate(), { input: 'money' })
/** Yes or no, kept as 1 or 0. */
export const zeroOrOne = () => described(p.integer().default(0), { input: 'checkbox' })
/** Labels that people make up as they go, each once. */
export const tags = () =>
  described(
    json(t.Array(t.String({ minLength: 1, maxLength: 255 }), { maxItems: 100 }))
      .default('[]')
      .onCreate(() => []),
    { input: 'tags' },
  )
/** Columns that entities of several parts share: the texts of `part` name them, unless an entity's own part does. */
export function namedBy<const C extends Record<string, unknown>>(part: string, columns: C): C {
  for (const column of Object.values(columns)) described(column, { texts: part })
  return columns
}
/** A column with a structure, some texts in which lists can be filtered on. */
export const filteredBy = <B>(column: B, parts: readonly string[]): B => described(column, { parts })
/** A column that only programs use. */
export const internal = <B>(column: B): B => described(column, { internal: true })
/** A column of which the value is a link by itself: whoever has it is let in. */
export const opensLink = <B>(column: B): B => described(column, { opensLink: true })
