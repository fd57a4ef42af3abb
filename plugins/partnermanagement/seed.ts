import type { Context } from '@core/context/context'
import { openRecords } from '@core/db/open-record'
import { createRecord } from '@core/resource/record'
import { sameDayIn } from '@core/time/periods'
import { today } from '@core/time/today'
import { User } from '@core/users/user'
import { flowReader } from '@plugins/crm/contract'
import { partnerFlows } from '@plugins/crm/contract/partner-flows'
import { partnerProjects } from './resources/partner-projects'
import { partners } from './resources/partners'

/** Partners with their projects: what it is called, and how many dossiers stand in it. */
const PARTNERS = [
  [
    'Woningstichting De Linde',
    [
      ['Rivierenbuurt fase 2', 6],
      ['Hof van Ittersum', 4],
      ['De Enk', 3],
    ],
  ],
  ['Bouwbedrijf Ter Steege', [['Park Zuid, blok C', 3]]],
] as const

/** Where their dossiers are. */
const STAGES = ['project', 'intake', 'quotation', 'aftercare', 'confirmation', 'completed'] as const

/** Partners who commission work, with dossiers of the company in their projects; who looks along does so for the first. */
export async function seed(context: Context): Promise<void> {
  const day = today(context.company)
  const lookingAlong = await openRecords(context, User, { user_type: 'partner', deleted_at: null }, { sort: 'id' })
  const [contact] = await openRecords(
    context,
    User,
    { user_type: 'standard', deleted_at: null },
    { sort: 'id', limit: 1 },
  )
  const stages = await Promise.all(STAGES.map(stage => context.use(flowReader).inStatus(context, [stage], 4)))
  // Each project has dossiers of several stages.
  const chosen = [0, 1, 2, 3].flatMap(at => stages.flatMap(stage => stage[at]?.id ?? []))
  for (const [at, [name, projects]] of PARTNERS.entries()) {
    const partner = await createRecord(partners, context, {
      name,
      start_date: sameDayIn(day, -14),
      contact_user_id: contact?.id ?? null,
      sees_prices: at === 0,
    })
    if (at === 0) for (const user of lookingAlong) user.partner_id = partner.id
    for (const [label, count] of projects) {
      const project = await createRecord(partnerProjects, context, {
        partner_id: partner.id,
        label,
        start_date: sameDayIn(day, -6),
        end_date: sameDayIn(day, 10),
      })
      await context.use(partnerFlows).putInProject(context, chosen.splice(0, count), project.id)
    }
  }
}
