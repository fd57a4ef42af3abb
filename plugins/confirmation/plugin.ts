import { provide, register } from '@core/context/port'
import { readRows } from '@core/db/list'
import { definePlugin } from '@core/plugin/define-plugin'
import { deletionGuards } from '@core/resource/deletion-guards'
import { relatedList } from '@core/resource/related-rows'
import { withoutParent } from '@core/states/parents'
import { standings } from '@core/states/stood-on'
import { settingsOfModules } from '@core/tenancy/module-settings'
import { crmParts } from '@plugins/crm/contract'
import { agreements } from '@plugins/crm/contract/agreements'
import { flowSteps } from '@plugins/crm/contract/flow-steps'
import { speaksAgainst } from '@plugins/crm/contract/inactivity'
import { agreedDocuments, documentModule, documentReader } from '@plugins/documents/contract'
import { figures, statisticExports } from '@plugins/settings/contract/figures'
import { createCalls } from './api/create-confirmation'
import { confirmationReader } from './contract'
import { confirmationExport, confirmationFigure } from './domain/confirmation-figures'
import { confirmationKind } from './domain/confirmation-kind'
import { confirmationSettings } from './domain/confirmation-settings'
import { confirmationStates } from './domain/confirmation-states'
import { confirmationSteps } from './domain/confirmation-step'
import { dossierFollows } from './domain/dossier-follows'
import { onlyDraftsGo } from './domain/only-drafts-go'
import { sentConfirmationsSpeak } from './domain/sent-confirmations-speak'
import { confirmationsStand, signedConfirmationsStay } from './domain/stands-on-quotation'
import { Confirmation } from './entities/confirmation'
import en from './locales/en'
import esAR from './locales/es-AR'
import nl from './locales/nl'
import migrations from './migrations'
import { confirmations } from './resources/confirmations'
import { seed } from './seed'

const parts = documentModule(confirmationKind)

/** Order confirmations: what was agreed on, put in writing before the work begins, and signed in the portal. */
export default definePlugin({
  code: 'confirmation',
  module: 'CONFIRMATION',
  sells: { number: 12, order: 70 },
  requires: ['documents', 'crm', 'quotation', 'settings'],
  entities: [Confirmation],
  migrations,
  resources: [confirmations],
  calls: [...createCalls, ...parts.calls],
  links: parts.links,
  events: parts.events,
  on: parts.on,
  triggers: parts.triggers,
  actions: parts.actions,
  provides: [
    provide(confirmationReader, {
      ...documentReader(Confirmation, confirmationStates),
      async quotationOf(context, id) {
        const [found] = await readRows(context, Confirmation, ['quotation_id'], { id })
        return found?.quotation_id ?? null
      },
      async confirmed(context, quotationIds) {
        const where = { quotation_id: [...quotationIds], status: 'approved', is_template: false } as const
        const columns = ['id', 'quotation_id', 'flow_id', 'relation_id'] as const
        const found = quotationIds.length ? await readRows(context, Confirmation, columns, where) : []
        const trashed = await withoutParent(context, Confirmation, found)
        return new Set(found.flatMap(({ id, quotation_id }) => (trashed.has(id) ? [] : (quotation_id ?? []))))
      },
    }),
  ],
  adds: parts.adds,
  entries: [
    register(settingsOfModules, confirmationSettings),
    register(figures, confirmationFigure),
    register(statisticExports, confirmationExport),
    ...parts.entries,
    register(deletionGuards, onlyDraftsGo),
    register(standings, confirmationsStand),
    register(standings, signedConfirmationsStay),
    register(speaksAgainst, sentConfirmationsSpeak),
  ],
  with: {
    CRM: {
      on: dossierFollows,
      adds: [
        ...crmParts('confirmation'),
        relatedList('flow', 'confirmations', Confirmation, {
          by: 'flow_id',
          where: { is_template: false },
          sort: '-id',
        }),
      ],
      entries: [register(flowSteps, confirmationSteps), register(agreements, agreedDocuments(Confirmation))],
    },
  },
  locales: { nl, en, 'es-AR': esAR },
  ui: { app: 'shell' },
  seed,
})

declare module '@core/context/modules' {
  interface ModuleTags {
    CONFIRMATION: true
  }
}
