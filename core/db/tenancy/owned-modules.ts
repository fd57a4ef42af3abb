import type { ModuleTag } from '@core/context/modules'
import { type NotNull, sql } from 'kysely'
import type { Reader } from '../reader'
import { statement } from '../statement'

/** What makes a row `m` of `company_module` count: it was bought, or its trial has not ended. */
export const IS_OWNED = '(m.trial_until is null or m.trial_until > now())'

/** The modules that a company `c` owns now. */
export const ownedModules = sql<
  ModuleTag[] | null
>`(select array_agg(m.module) from company_module m where m.company_id = c.id and ${sql.raw(IS_OWNED)})`

/** When the trial of a company `c` ends, or ended; nothing when none of its modules is on trial. */
export const trialUntil = sql<
  string | null
>`(select min(m.trial_until) from company_module m where m.company_id = c.id)`

const findTrials = statement<{ companyId: number }>()((db, { companyId }) =>
  db
    .selectFrom('company_module')
    .select(['module', 'trial_until'])
    .where('company_id', '=', companyId)
    .where('trial_until', 'is not', null)
    .$narrowType<{ trial_until: NotNull }>(),
)

/** Until when a company tries which modules; also of trials that are over. */
export async function trialsOf({ em, company }: Reader): Promise<Map<ModuleTag, string>> {
  const trials = await findTrials(em, { companyId: company.id })
  return new Map(trials.map(({ module, trial_until }) => [module, new Date(trial_until).toISOString()]))
}
