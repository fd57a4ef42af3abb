import type { Context } from '@core/context/context'
import type { ReferenceTarget } from '@core/domain/field-description'
import { factOperators } from '@core/merge-tags/fact-sources'
import { declared } from '@core/resource/declared'
import { describeFields, targetOf } from '@core/resource/describe-fields'
import { triggersOf } from './declared-parts'

/** Something that a condition can ask, as people choose it. */
export interface RuleField {
  readonly name: string
  readonly label: string
  readonly input: string
  readonly choices: { readonly value: string; readonly label: string }[]
  readonly reference: ReferenceTarget | null
}

/** For each kind of record that triggers are about: the fields that a rule may ask for, in the words of its screens. */
export function fieldsOfSubjects(context: Context): { about: string; fields: RuleField[] }[] {
  const all = context.use(declared)
  const named = Map.groupBy(triggersOf(context), ({ about }) => about)
  return [...named].map(([about, triggers]) => {
    const resource = all.resources.find(({ path }) => path === about)
    const described = resource && describeFields(all, resource)
    const names = new Set(triggers.flatMap(({ fields }) => fields))
    const fields = [...names].flatMap(name => {
      const field = described?.fields[name]
      if (!field) return []
      const texts = field.texts ?? described.texts
      const choices = Object.entries(field.choices ?? {})
      return [
        {
          name,
          label: context.text(`${texts}.${field.label}`),
          input: field.input,
          choices: choices.map(([value, key]) => ({ value, label: context.text(`${texts}.${key}`) })),
          reference: field.reference ?? null,
        },
      ]
    })
    return { about, fields }
  })
}

/** Operators that ask for a fact of the dossier, as people choose them. */
export function factsOfFlow(context: Context) {
  const all = context.use(declared)
  return context.all(factOperators).flatMap(({ operator, asks, label, resource: path }) => {
    const resource = all.resources.find(one => one.path === path)
    if (!label || (asks === 'same' && !resource)) return []
    return [
      {
        operator,
        label: context.text(label),
        reference: asks === 'same' && resource ? targetOf(all, resource) : null,
      },
    ]
  })
}
