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
/** A column that only programs use. */
export const internal = <B>(column: B): B => described(column, { internal: true })
