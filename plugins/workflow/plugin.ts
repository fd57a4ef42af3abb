import { definePlugin } from '@core/plugin/define-plugin'
import { relatedList } from '@core/resource/related-rows'
import { delayedRuleCalls } from './api/delayed-rule-calls'
import { listEventTriggers } from './api/list-event-triggers'
import { readParts } from './api/read-parts'
import { readyMadeRules } from './api/ready-made-rules'
import { ruleCalls } from './api/rule-calls'
import { meetImported } from './domain/imported-dossiers'
import { meetEvents } from './domain/meet-event'
import { DelayedRule } from './entities/delayed-rule'
import { EventTriggerRule } from './entities/event-trigger-rule'
import { RuleRun } from './entities/rule-run'
import { TriggerEvent } from './entities/trigger-event'
import { forgetRuns } from './jobs/forget-runs'
import { runRule } from './jobs/run-rule'
import en from './locales/en'
import esAR from './locales/es-AR'
import nl from './locales/nl'
import migrations from './migrations'
import { delayedRules } from './resources/delayed-rules'
import { eventTriggerRules } from './resources/event-trigger-rules'
import { seed } from './seed'

/** Rules of a company: when something happens with a dossier, something is done, now or later. */
export default definePlugin({
  code: 'workflow',
  requires: ['crm', 'settings'],
  entities: [EventTriggerRule, DelayedRule, RuleRun, TriggerEvent],
  migrations,
  resources: [eventTriggerRules, delayedRules],
  calls: [listEventTriggers, readParts, readyMadeRules, ...ruleCalls, ...delayedRuleCalls],
  on: meetEvents,
  jobs: [runRule, forgetRuns],
  adds: [
    relatedList('flow', 'relateddelayedrules', DelayedRule, {
      by: 'flow_id',
      where: { status: 'pending' },
      sort: 'execute_at',
    }),
  ],
  with: { SETTINGS: { on: [meetImported] } },
  seed,
  locales: { nl, en, 'es-AR': esAR },
  ui: { app: 'shell', modules: ['SETTINGS'] },
})
