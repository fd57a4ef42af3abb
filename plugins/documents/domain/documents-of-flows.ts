import type { Context } from '@core/context/context'
import { readRows } from '@core/db/list'
import { nullable } from '@core/db/schema'
import { type Static, Type as t } from '@sinclair/typebox'
import { type DocumentKind, documentKinds } from '../contract/document-kind'
import { readableKinds } from './kind-access'

/** A document of a dossier, whatever its kind. */
export const flowDocumentSchema = t.Object(
  {
    kind: t.String(),
    noun: t.String(),
    id: t.Integer(),
    flow_id: t.Integer(),
    number: nullable(t.String()),
    title: nullable(t.String()),
    status: t.String(),
    amount_inc_vat: t.Number(),
    documentdate: nullable(t.String({ format: 'date' })),
    combinable: t.Boolean({ description: 'Its lines can stand on one document with those of other dossiers' }),
  },
  { title: 'flowdocument' },
)
export type FlowDocument = Static<typeof flowDocumentSchema>

/** Most documents of one kind that are answered. */
const MOST = 1000
const COLUMNS = ['id', 'flow_id', 'number', 'title', 'status', 'amount_inc_vat', 'documentdate'] as const

/** The documents of dossiers of every kind that whoever asks may read, the newest of each kind first. */
export async function documentsOfFlows(context: Context, flowIds: readonly number[]): Promise<FlowDocument[]> {
  const codes = readableKinds(context)
  const found: FlowDocument[] = []
  for (const kind of context.all(documentKinds).filter(({ code }) => codes.includes(code))) {
    const rows = await readRows(context, kind.entity, COLUMNS, { flow_id: [...flowIds], is_template: false }, '-id', {
      limit: MOST,
    })
    for (const { flow_id, number = null, title = null, documentdate = null, ...row } of rows)
      if (flow_id)
        found.push({
          ...row,
          kind: kind.code,
          noun: kind.noun,
          flow_id,
          number,
          title,
          documentdate,
          combinable: isCombinable(kind) && !OUT.includes(row.status),
        })
  }
  return found
}

/** Statuses of what does not stand any more. */
const OUT: readonly string[] = ['rejected', 'expired', 'cancelled']

/**
 * Whether documents of a kind can be made of those of several dossiers, or be part of such a one: what customers agree
 * to. What is billed stands on what was agreed to, which keeps count of it.
 */
export const isCombinable = ({ approvedMail }: DocumentKind): boolean => approvedMail !== undefined
