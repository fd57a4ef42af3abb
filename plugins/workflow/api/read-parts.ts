import { call } from '@core/context/call'
import { type Action, askedOf } from '@core/context/trigger'
import { nullable } from '@core/db/schema'
import type { ReferenceTarget } from '@core/domain/field-description'
import { type TSchema, Type as t } from '@sinclair/typebox'
import { actionsOf, triggersOf } from '../domain/declared-parts'
import { factsOfFlow, fieldsOfSubjects } from '../domain/rule-fields'

const choice = t.Object({ value: t.String(), label: t.String() })
const reference = t.Unsafe<ReferenceTarget>(
  t.Object({
    path: t.String(),
    by: t.String(),
    notes: t.Array(t.String()),
    sort: t.String(),
    among: t.Optional(t.Record(t.String(), t.String())),
    modules: t.Optional(t.Array(t.String())),
  }),
)

/** What rules of the company can listen to, ask and do: all that a screen needs to have one made. */
export const readParts = call({
  method: 'GET',
  path: 'eventtriggerrule/parts',
  operationId: 'eventtriggerrule.parts',
  access: { module: 'SETTINGS', role: 100 },
  summary: 'What rules can listen to, ask and do',
  response: t.Object({
    triggers: t.Array(
      t.Object({
        tag: t.String(),
        label: t.String(),
        stage: t.String(),
        about: t.String(),
        planned: t.Boolean({ description: 'Its records have a planned day' }),
      }),
    ),
    subjects: t.Array(
      t.Object({
        about: t.String(),
        fields: t.Array(
          t.Object({
            name: t.String(),
            label: t.String(),
            input: t.String(),
            choices: t.Array(choice),
            reference: nullable(reference),
          }),
        ),
      }),
    ),
    facts: t.Array(t.Object({ operator: t.String(), label: t.String(), reference: nullable(reference) })),
    actions: t.Array(
      t.Object({
        name: t.String(),
        label: t.String(),
        asks: t.Array(t.String({ description: 'user_id, text, flowTags, or morph_id' })),
        choices: t.Array(choice, { description: 'What its text can be, where that is fixed' }),
        resource: nullable(t.String({ description: 'Of which a record is chosen' })),
        query: nullable(t.String()),
        optional: t.Boolean({ description: 'It does without that record' }),
      }),
    ),
  }),
  run: async context => {
    const subjects = fieldsOfSubjects(context)
    const wordsOf = (action: Action) => ({
      ...partsOf(action),
      label: context.text(action.label),
      choices: choicesOf(action).map(value => ({ value, label: wordOf(action, value) })),
    })
    const wordOf = ({ about, input }: Action, value: string) =>
      subjects
        .find(subject => subject.about === about)
        ?.fields.filter(({ name }) => name in input.properties)
        .flatMap(({ choices }) => choices)
        .find(one => one.value === value)?.label ?? value
    return {
      triggers: triggersOf(context).map(({ tag, label, stage, about, planned }) => ({
        ...{ tag, stage, about, planned: Boolean(planned) },
        label: context.text(label),
      })),
      subjects,
      facts: factsOfFlow(context),
      actions: actionsOf(context).map(wordsOf),
    }
  },
})

const FIELD_OF = { user: 'user_id', text: 'text', tagsAdded: 'flowTags', tagsRemoved: 'flowTags' } as const

function partsOf({ name, input }: Action) {
  const parts = Object.entries(input.properties).flatMap(([part, schema]) => {
    const asked = askedOf(schema)
    return asked ? [{ part, asked }] : []
  })
  const record = parts.find(({ asked }) => typeof asked === 'object')
  const chosen = typeof record?.asked === 'object' ? record.asked : null
  return {
    name,
    asks: [...new Set(parts.map(({ asked }) => (typeof asked === 'object' ? 'morph_id' : FIELD_OF[asked])))],
    resource: chosen?.resource ?? null,
    query: chosen?.query ?? null,
    optional: record !== undefined && !input.required?.includes(record.part),
  }
}

/** The values that a text of the input may have; none where people write it. */
function choicesOf({ input }: Action): string[] {
  const written = Object.values<TSchema>(input.properties).find(schema => askedOf(schema) === 'text')
  const some: readonly TSchema[] = written?.anyOf ?? []
  return some.flatMap(({ const: value }) => (typeof value === 'string' ? [value] : []))
}
