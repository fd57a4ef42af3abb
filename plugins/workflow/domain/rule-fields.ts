import type { Context } from '@core/context/context'
import { factOperators } from '@core/merge-tags/fact-sources'
import { declared } from '@core/resource/declared'
import { describeFields } from '@core/resource/describe-fields'
import { triggersOf } from './declared-parts'
import type { RuleChoice, recordChoices } from './record-choices'

/** Something that a condition can ask, as people choose it. */
export interface RuleField {
  readonly name: string
  readonly label: string
  readonly input: string
  readonly choices: RuleChoice[]
}

/** For each kind of record that triggers are about: the fields that a rule may ask for, in the words of its screens. */
export async function fieldsOfSubjects(
  context: Context,
  choicesAt: ReturnType<typeof recordChoices>,
): Promise<{ about: string; fields: RuleField[] }[]> {
  const all = context.use(declared)
  const subjects: { about: string; fields: RuleField[] }[] = []
  for (const [about, triggers] of Map.groupBy(triggersOf(context), trigger => trigger.about)) {
    const resource = all.resources.find(({ path }) => path === about)
    const described = resource && describeFields(all, resource)
    const fields: RuleField[] = []
    for (const name of new Set(triggers.flatMap(trigger => trigger.fields))) {
      const field = described?.fields[name]
      if (!field) continue
      const texts = field.texts ?? described.texts
      const words = Object.entries(field.choices ?? {})
      const { reference } = field
      fields.push({
        name,
        label: context.text(`${texts}.${field.label}`),
        input: field.input,
        choices: reference
          ? await choicesAt(reference.path.replace('/api/', ''), String(new URLSearchParams({ ...reference.among })))
          : words.map(([value, key]) => ({ value, label: context.text(`${texts}.${key}`) })),
      })
    }
    subjects.push({ about, fields })
  }
  return subjects
}

/** Operators that ask for a fact of the dossier, as people choose them. */
export async function factsOfFlow(context: Context, choicesAt: ReturnType<typeof recordChoices>) {
  const offered: { operator: string; label: string; asks: boolean; choices: RuleChoice[] }[] = []
  for (const { operator, asks, label, resource } of context.all(factOperators)) {
    if (!label) continue
    const choices = asks === 'same' && resource ? await choicesAt(resource, '') : []
    // Nothing can be the same as one of none.
    if (asks === 'same' && !choices.length) continue
    offered.push({ operator, label: context.text(label), asks: asks === 'same', choices })
  }
  return offered
}
