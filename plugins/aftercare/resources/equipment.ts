import type { Context } from '@core/context/context'
import { invalid } from '@core/context/problem'
import { resource } from '@core/resource/resource'
import { flowReader } from '@plugins/crm/contract'
import { Equipment } from '../entities/equipment'

const trimmed = (text: string | null | undefined): string | null => text?.trim() || null

/** What stands at customers'. */
export const equipment = resource({
  entity: Equipment,
  module: 'AFTERCARE',
  sort: '-id',
  called: { by: 'description', notes: ['serial_number', 'relation_fullname'] },
  readonly: ['relation_fullname'],
  async prepare(device, context: Context) {
    device.description = device.description.trim()
    if (!device.description) throw invalid('description', 'core.required')
    for (const field of ['make', 'model', 'serial_number', 'place'] as const) device[field] = trimmed(device[field])
    for (const field of ['warranty_until', 'removed_on'] as const)
      if (device.installed_on && device[field] && device[field] < device.installed_on)
        throw invalid(field, 'aftercare.before_installed')
    const flow = device.flow_id ? await context.use(flowReader).flow(context, device.flow_id) : null
    if (flow && flow.relation_id !== device.relation_id) throw invalid('flow_id', 'aftercare.flow_of_another')
    const names = await context.use(flowReader).customerNames(context, [device.relation_id])
    device.relation_fullname = names.get(device.relation_id) ?? ''
  },
})
