import { call } from '@core/context/call'
import { type Action, askedOf } from '@core/context/trigger'
import { nullable } from '@core/db/schema'
import { type TSchema, Type as t } from '@sinclair/typebox'
import { actionsOf, triggersOf } from '../domain/declared-parts'
import { recordChoices } from '../domain/record-choices'
import { factsOfFlow, fieldsOfSubjects } from '../domain/rule-fields'
import { shownTriggers } from '../domain/shown-triggers'

const choices = t.Array(t.Object({ value: t.String(), label: t.String() }))

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
        is_active: t.Boolean({ description: 'Whether new rules can listen to it' }),
      }),
    ),
    subjects: t.Array(
      t.Object({
        about: t.String(),
        fields: t.Array(t.Object({ name: t.String(), label: t.String(), input: t.String(), choices })),
      }),
    ),
    facts: t.Array(t.Object({ operator: t.String(), label: t.String(), asks: t.Boolean(), choices })),
    actions: t.Array(
      t.Object({
        name: t.String(),
        label: t.String(),
        asks: t.Array(t.String({ description: 'user_id, text, flowTags, or morph_id' })),
        texts: t.Array(t.Object({ value: t.String(), label: t.String() }), {
          description: 'What its text can be, where that is fixed',
        }),
        resource: nullable(t.String({ description: 'Of which a record is chosen' })),
        query: nullable(t.String()),
        records: choices,
        optional: t.Boolean({ description: 'It does without that record' }),
      }),
    ),
  }),
  async run(context) {
    const choicesAt = recordChoices(context)
    const subjects = await fieldsOfSubjects(context, choicesAt)
    const wordOf = ({ about, input }: Action, value: string) =>
      subjects
        .find(subject => subject.about === about)
        ?.fields.filter(({ name }) => name in input.properties)
        .flatMap(field => field.choices)
        .find(one => one.value === value)?.label ?? value
    const actions = actionsOf(context).map(async action => {
      const parts = partsOf(action)
      return {
        ...parts,
        label: context.text(action.label),
        texts: textsOf(action).map(value => ({ value, label: wordOf(action, value) })),
        records: parts.resource ? await choicesAt(parts.resource, parts.query ?? '') : [],
      }
    })
    return {
      triggers: (await shownTriggers(context, triggersOf(context))).map(
        ({ tag, description, flowstage, about, planned, is_active }) => ({
          ...{ tag, about, planned, is_active },
          label: description,
          stage: flowstage,
        }),
      ),
      subjects,
      facts: await factsOfFlow(context, choicesAt),
      actions: await Promise.all(actions),
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
function textsOf({ input }: Action): string[] {
  const written = Object.values<TSchema>(input.properties).find(schema => askedOf(schema) === 'text')
  const some: readonly TSchema[] = written?.anyOf ?? []
  return some.flatMap(({ const: value }) => (typeof value === 'string' ? [value] : []))
}
