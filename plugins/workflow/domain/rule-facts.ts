import type { Context } from '@core/context/context'
import type { Trigger } from '@core/context/trigger'
import { readRows } from '@core/db/list'
import { answerText } from '@core/expressions/answer-text'
import { type Condition, type ConditionContext, conditionHolds } from '@core/expressions/conditions'
import { isOperator } from '@core/expressions/operators'
import { factOperators, factsAbout } from '@core/merge-tags/fact-sources'
import { entityAt } from './declared-parts'

type Row = Readonly<Record<string, unknown>>

/** The record that an event is about, with its dossier; either may be gone. */
export interface Subject {
  readonly record: Row | null
  readonly flow: (Row & { readonly id: number; readonly status?: unknown; readonly deleted_at?: unknown }) | null
}

/** Reads a record and its dossier: two statements at most. What lies in the trash is found as well. */
export async function readSubject(context: Context, about: string, id: number): Promise<Subject> {
  return (await readSubjects(context, about, [id])).get(id) ?? { record: null, flow: null }
}

/** The same of many records. */
export async function readSubjects(
  context: Context,
  about: string,
  ids: readonly number[],
): Promise<Map<number, Subject>> {
  const records = await readAll(context, about, ids)
  const flowOf = (record: Row | undefined) => (about === 'flow' ? Number(record?.id) : Number(record?.flow_id))
  const flows = about === 'flow' ? records : await readAll(context, 'flow', [...records.values()].map(flowOf))
  return new Map(
    ids.map(id => {
      const record = records.get(id)
      const flow = flows.get(flowOf(record))
      return [id, { record: record ?? null, flow: flow ? { ...flow, id: Number(flow.id) } : null }]
    }),
  )
}

async function readAll(context: Context, path: string, ids: readonly number[]): Promise<Map<number, Row>> {
  const entity = entityAt(context, path)
  const some = [...new Set(ids.filter(Boolean))]
  if (!entity || !some.length) return new Map()
  const rows: Row[] = await readRows(context, entity, 'all', { id: some }, undefined, { trashed: 'either' })
  return new Map(rows.map(row => [Number(row.id), row]))
}

/**
 * What conditions look at: fields of the record, then of its dossier, then what others know of the dossier, which is read
 * only for conditions that ask for it.
 */
export async function factsOf(
  context: Context,
  trigger: Trigger,
  subject: Subject,
  conditions: readonly Condition[],
): Promise<ConditionContext> {
  const own = trigger.fields.map(field_name => ({ field_name, value: subject.record?.[field_name] }))
  const named = new Set(trigger.fields)
  const flow = Object.entries(subject.flow ?? {}).flatMap(([field_name, value]) =>
    named.has(field_name) ? [] : [{ field_name, value }],
  )
  const near = [...own, ...flow]
  const isNear = ({ operator, field_name }: Condition) =>
    isOperator(operator) && near.some(field => field.field_name.toLowerCase() === field_name?.toLowerCase())
  if (!subject.flow || conditions.every(isNear)) return { facts: {}, fields: near }
  const { facts = {}, fields = [] } = await factsAbout(context, { flow_id: subject.flow.id })
  return { facts, fields: [...near, ...fields] }
}

/** A condition as it was when somebody looked. */
export interface SeenCondition {
  readonly text: string
  readonly value: string | null
  readonly holds: boolean
}

/** Looks at each condition; all must hold (R-WF-027). */
export function lookAt(context: Context, conditions: readonly Condition[], facts: ConditionContext): SeenCondition[] {
  const operators = context.all(factOperators)
  return conditions.map(condition => {
    const fact = operators.find(({ operator }) => operator === condition.operator)?.fact
    const name = condition.field_name?.toLowerCase()
    const value = fact
      ? facts.facts?.[fact]
      : facts.fields?.find(({ field_name }) => field_name.toLowerCase() === name)?.value
    return {
      text: condition.pretty_description || [condition.field_name, condition.operator, condition.field_value].join(' '),
      value: value === null || value === undefined ? null : answerText(value).slice(0, 500),
      holds: conditionHolds(condition, facts, operators),
    }
  })
}
