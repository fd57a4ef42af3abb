import { type BatchWork, batchWorkOnSets } from '@core/batches/batch-work'
import { batchAnswer } from '@core/batches/bulk-delete'
import { startBatch } from '@core/batches/start-batch'
import { call } from '@core/context/call'
import type { Context } from '@core/context/context'
import { readRows } from '@core/db/list'
import { checkRecord } from '@core/resource/check-record'
import { find, findAll, updateRecords } from '@core/resource/record'
import { idParams } from '@core/resource/schemas'
import { Type as t } from '@sinclair/typebox'
import { Flow } from '../entities/flow'
import { Relation } from '../entities/relation'
import { flows } from '../resources/flows'
import { organizations } from '../resources/organizations'
import { relations } from '../resources/relations'

interface Partner {
  readonly partner_id: number
}

/** Gives dossiers the partner that they are carried out for. */
export const givePartner: BatchWork<Partner> = batchWorkOnSets('crm.give-partner', async (context, given, ids) => {
  const found = await findAll(flows, context, ids)
  await updateRecords(
    flows,
    context,
    found.map(record => ({ record, given: { ...given } })),
  )
  return []
})

const addPartner = (path: string, dossiersOf: (context: Context, id: number) => Promise<readonly { id: number }[]>) =>
  call({
    method: 'POST',
    path: `${path}/:id/setpartner`,
    access: { module: 'PARTNERMANAGEMENT' },
    summary: `Add a partner to all dossiers of one of ${path}; progress at batch/{id}`,
    params: idParams,
    body: t.Object(
      { partner_id: t.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }) },
      { additionalProperties: false },
    ),
    response: batchAnswer,
    async run(context, { params, body }) {
      const dossiers = await dossiersOf(context, params.id)
      await checkRecord(context, 'partner_id', 'partner', body.partner_id)
      return startBatch(
        context,
        givePartner,
        body,
        dossiers.map(({ id }) => id),
      )
    },
  })

/** A partner for the dossiers of one person, or of all people of an organization (C-0551, C-0554, R-ORG-001). */
export const setPartner = [
  addPartner('relation', async (context, id) => {
    await find(relations, context, id)
    return readRows(context, Flow, ['id'], { relation_id: id })
  }),
  addPartner('organization', async (context, id) => {
    await find(organizations, context, id)
    const people = await readRows(context, Relation, ['id'], { organization_id: id })
    return people.length ? readRows(context, Flow, ['id'], { relation_id: people.map(person => person.id) }) : []
  }),
]
