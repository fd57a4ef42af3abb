import { job } from '@core/context/event'
import { below } from '@core/db/where'
import { deleteRows } from '@core/db/write'
import { TRIED_DAYS } from '../domain/try-rule'
import { RuleRun } from '../entities/rule-run'
import { TriggerEvent } from '../entities/trigger-event'

const DAY_MS = 86_400_000

/** Forgets what happened longer ago than rules are tried on. */
export const forgetRuns = job(
  'workflow.forget-runs',
  async (_, context) => {
    const since = below(new Date(Date.now() - TRIED_DAYS * DAY_MS))
    await deleteRows(context, RuleRun, { created_at: since })
    await deleteRows(context, TriggerEvent, { created_at: since })
  },
  { dailyAt: 3 },
)
