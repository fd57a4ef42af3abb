import type { Context } from '@core/context/context'
import { type EventHandler, on } from '@core/context/event'
import { readRow, readRows } from '@core/db/list'
import { openRecords } from '@core/db/open-record'
import { not } from '@core/db/where'
import { createRecords, removeRecord } from '@core/resource/record'
import type { Moved } from '@core/states/moved'
import { confirmationEvents, confirmationReader } from '@plugins/confirmation/contract'
import { flowWriter } from '@plugins/crm/contract'
import { type AgreedLine, agreedLines, kindOf } from '@plugins/documents/contract'
import { quotationEvents } from '@plugins/quotation/contract'
import { productCatalog } from '@plugins/sales/contract'
import { projectEvents } from '../contract'
import { Project } from '../entities/project'
import { ProjectAdditional } from '../entities/project-additional'
import { ProjectMaterial } from '../entities/project-material'
import { projectMaterials } from '../resources/project-materials'
import type { MaterialRecord } from './material-states'

/** Units of work, which nobody orders: hours, days and a sum for the whole. */
const WORK: readonly string[] = ['uur', 'uren', 'hour', 'hours', 'dag', 'dagen', 'day', 'days', 'post']

interface NeededLine extends AgreedLine {
  readonly origin: string
}

/** Calculations of the approved documents of a dossier; of a quotation and its order confirmation those of the latter. */
async function agreedCalculations(context: Context, flow_id: number, without: readonly number[]) {
  const approvedOf = async (code: 'quotation' | 'confirmation') => {
    const kind = kindOf(context, code)
    if (!kind || !context.owns(kind.module)) return []
    const where = { flow_id, status: 'approved', is_template: false }
    return (await readRows(context, kind.entity, ['id', 'calculation_id'], where, 'id')).map(row => ({ ...row, code }))
  }
  const confirmations = await approvedOf('confirmation')
  const quotations = await approvedOf('quotation')
  const ids = quotations.map(({ id }) => id)
  const confirmed = context.owns('CONFIRMATION')
    ? await context.use(confirmationReader).confirmed(context, ids)
    : new Set<number>()
  return [...confirmations, ...quotations.filter(({ id }) => !confirmed.has(id) && !without.includes(id))]
}

async function neededIn(context: Context, flow_id: number, without: readonly number[]): Promise<NeededLine[]> {
  const documents = await agreedCalculations(context, flow_id, without)
  const codes = new Map(
    documents.flatMap(({ calculation_id, code }) => (calculation_id ? [[calculation_id, code]] : [])),
  )
  const lines = await agreedLines(context, [...codes.keys()])
  return lines
    .filter(({ item_name, unit_of_measurement }) => item_name && !WORK.includes(unit_of_measurement.toLowerCase()))
    .map(line => ({ ...line, origin: `${codes.get(line.calculation_id)}:${line.id}` }))
}

/**
 * The materials of a project are those of what was agreed. A line that comes another way, such as by the order confirmation
 * of its quotation, keeps the material that it had; what nobody agreed to any more goes, unless somebody ordered it.
 */
export async function followAgreed(context: Context, projectId: number): Promise<void> {
  const project = await readRow(context, Project, { id: projectId })
  if (!project?.flow_id || project.is_template || project.status === 'cancelled') return
  await context.use(flowWriter).hold(context, [project.flow_id])
  const all = await openRecords(context, ProjectMaterial, { project_id: projectId }, { sort: 'id' })
  const additional = await readRows(context, ProjectAdditional, ['quotation_id'], { project_id: projectId })
  const asked = additional.map(({ quotation_id }) => quotation_id)
  const needed = await neededIn(context, project.flow_id, asked)
  const agreed = all.filter(({ origin }) => origin)
  const left = new Set(agreed.filter(({ origin }) => !needed.some(line => line.origin === origin)))
  const made: NeededLine[] = []
  for (const line of needed) {
    const own = agreed.find(({ origin }) => origin === line.origin) ?? [...left].find(isSame(line))
    if (own) {
      left.delete(own)
      if (own.amount === own.amount_agreed) own.amount = line.quantity
      Object.assign(own, { origin: line.origin, amount_agreed: line.quantity })
    } else made.push(line)
  }
  await need(context, project, made)
  for (const material of left) await letGo(context, material)
}

const isSame =
  ({ product_id, item_name }: NeededLine) =>
  (material: MaterialRecord): boolean =>
    product_id ? material.product_id === product_id : !material.product_id && material.item_name === item_name

async function need(
  context: Context,
  { id: project_id, flow_id }: { readonly id: number; readonly flow_id: number | null },
  lines: readonly NeededLine[],
): Promise<void> {
  if (!lines.length) return
  const ids = lines.flatMap(({ product_id }) => product_id ?? [])
  const products = new Map((await context.use(productCatalog).byIds(context, ids)).map(one => [one.id, one]))
  const made = lines.map(({ origin, product_id, item_name, unit_of_measurement, quantity, ...line }) => {
    const product = products.get(product_id ?? 0)
    return {
      ...{ project_id, flow_id, origin, item_name: item_name.slice(0, 255), unit_of_measurement },
      ...{ amount: quantity, amount_agreed: quantity },
      ...{ unit_rate_exc: line.unit_rate_exc, vat_percentage: line.vat_percentage },
      ...{ product_id: product?.id ?? null, supplier: product?.supplier ?? null },
      external_reference: product?.external_reference ?? null,
    }
  })
  await createRecords(projectMaterials, context, made)
}

async function letGo(context: Context, material: MaterialRecord): Promise<void> {
  if (material.status === 'to_order' && !material.amount_used) return removeRecord(projectMaterials, context, material)
  Object.assign(material, { amount_agreed: 0, origin: null })
}

/** The newest project of a dossier that was not called off is where its work is done. */
async function followInFlow({ flow_id }: Pick<Moved, 'flow_id'>, context: Context): Promise<void> {
  if (!flow_id) return
  const where = { flow_id, is_template: false, status: not('cancelled') }
  const [newest] = await readRows(context, Project, ['id'], where, '-id', { limit: 1 })
  if (newest) await followAgreed(context, newest.id)
}

const ofDocuments = (events: typeof quotationEvents, what: string): readonly EventHandler[] => [
  on(events.approved, `need what the ${what} agrees to`, followInFlow, { within: true }),
  on(events.putBack, `need what is agreed without the ${what}`, followInFlow, { within: true }),
]

export const needsFollow = {
  project: on(projectEvents.created, 'need what was agreed', ({ id }, context) => followAgreed(context, id), {
    within: true,
  }),
  quotation: ofDocuments(quotationEvents, 'quotation'),
  confirmation: ofDocuments(confirmationEvents, 'order confirmation'),
}
