import type { Context } from '@core/context/context'
import type { Trigger } from '@core/context/trigger'
import { readRows } from '@core/db/list'
import { answerText } from '@core/expressions/answer-text'
import { type Condition, type ConditionContext, conditionHolds } from '@core/expressions/conditions'
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
  const record = await readOne(context, about, id)
  const flowId = about === 'flow' ? id : Number(record?.flow_id ?? 0)
  const flow = about === 'flow' ? record : flowId ? await readOne(context, 'flow', flowId) : null
  return { record, flow: flow ? { ...flow, id: Number(flow.id) } : null }
}

async function readOne(context: Context, path: string, id: number): Promise<Row | null> {
  const entity = entityAt(context, path)
  if (!entity) return null
  const [row] = await readRows(context, entity, 'all', { id }, undefined, { trashed: 'either' })
  return row ?? null
}

/** What conditions look at: fields of the record, then of its dossier, then forms and fields of the company's own. */
export async function factsOf(context: Context, trigger: Trigger, subject: Subject): Promise<ConditionContext> {
  const { facts = {}, fields = [] } = subject.flow ? await factsAbout(context, { flow_id: subject.flow.id }) : {}
  const own = trigger.fields.map(field_name => ({ field_name, value: subject.record?.[field_name] }))
  const flow = Object.entries(subject.flow ?? {})
  const named = new Set(trigger.fields)
  return {
    facts,
    fields: [
      ...own,
      ...flow.filter(([name]) => !named.has(name)).map(([field_name, value]) => ({ field_name, value })),
      ...fields,
    ],
  }
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
