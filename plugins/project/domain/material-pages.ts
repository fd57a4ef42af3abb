import type { Context } from '@core/context/context'
import { readRows } from '@core/db/list'
import { formatNumber } from '@core/domain/money'
import { escapeHtml } from '@core/expressions/escape-html'
import { today } from '@core/time/today'
import { flowReader } from '@plugins/crm/contract'
import type { Block, Pages } from '@plugins/documents/contract'
import { ProjectMaterial } from '../entities/project-material'
import type { ProjectRecord } from './project-record'

const COLUMNS = ['item_name', 'supplier', 'external_reference', 'status', 'amount', 'unit_of_measurement'] as const

/** What a project needs on paper, a table for each supplier. */
export async function materialPages(context: Context, project: ProjectRecord): Promise<Pages> {
  const materials = await readRows(context, ProjectMaterial, COLUMNS, { project_id: project.id }, 'id')
  const flow = project.flow_id ? await context.use(flowReader).flow(context, project.flow_id) : null
  const buyer = flow ? await context.use(flowReader).customer(context, flow.relation_id) : null
  const say = (key: string) => escapeHtml(context.text(`project.${key}`))
  const head = ['item_name', 'external_reference', 'amount', 'status'].map(
    column => `<th>${say(`field.projectmaterial.${column}`)}</th>`,
  )
  const perSupplier = Map.groupBy(materials, ({ supplier }) => supplier?.trim() || '')
  const blocks = [...perSupplier]
    .toSorted(([one], [other]) => Number(!one) - Number(!other) || one.localeCompare(other))
    .flatMap(([supplier, own]): Block[] => {
      const rows = own.map(({ item_name, external_reference, amount, unit_of_measurement, status }) =>
        [
          escapeHtml(item_name),
          escapeHtml(external_reference ?? ''),
          escapeHtml(`${formatNumber(amount, 'nl')} ${unit_of_measurement}`),
          say(`field.projectmaterial.status.${status}`),
        ].map(cell => `<td>${cell}</td>`),
      )
      const table = [head, ...rows].map(cells => `<tr>${cells.join('')}</tr>`).join('')
      return [
        { type: 'heading', text: supplier || context.text('project.noSupplier') },
        { type: 'rich-text', columns: [`<table><tbody>${table}</tbody></table>`] },
      ]
    })
  return {
    noun: context.text('project.materials'),
    number: project.number ?? null,
    title: project.title ?? context.text('project.materials'),
    day: today(context.company),
    ...{ buyer, blocks, flow_id: flow?.id ?? null, pictures: {} },
  }
}
