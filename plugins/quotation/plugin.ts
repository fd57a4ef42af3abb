import { provide, register } from '@core/context/port'
import { definePlugin } from '@core/plugin/define-plugin'
import { deletionGuards } from '@core/resource/deletion-guards'
import { relatedList } from '@core/resource/related-rows'
import { settingsOfModules } from '@core/tenancy/module-settings'
import { crmParts } from '@plugins/crm/contract'
import { agreements } from '@plugins/crm/contract/agreements'
import { flowSteps } from '@plugins/crm/contract/flow-steps'
import { speaksAgainst } from '@plugins/crm/contract/inactivity'
import { kpiSources } from '@plugins/crm/contract/kpis'
import { offersSent } from '@plugins/crm/contract/offers-sent'
import { agreedDocuments, documentModule, documentReader, openDocuments } from '@plugins/documents/contract'
import { mailKinds } from '@plugins/settings/contract'
import { figures, standingsNow, statisticExports } from '@plugins/settings/contract/figures'
import { createCalls } from './api/create-quotation'
import { quotationReader } from './contract'
import { dossierFollows } from './domain/dossier-follows'
import { expireQuotations } from './domain/expire'
import { onlyDraftsGo } from './domain/only-drafts-go'
import { quotationExport, quotationFigures, quotationStandings } from './domain/quotation-figures'
import { quotationKind } from './domain/quotation-kind'
import { quotationKpis } from './domain/quotation-kpis'
import { quotationSettings } from './domain/quotation-settings'
import { quotationStates } from './domain/quotation-states'
import { quotationSteps } from './domain/quotation-step'
import { sentOffers, sentQuotationsSpeak } from './domain/sent-quotations-speak'
import { Quotation } from './entities/quotation'
import { QuotationFollowUp } from './entities/quotation-follow-up'
import { followUpMail } from './follow-up/follow-up-mail'
import { prepareFollowUp } from './follow-up/prepare-follow-up'
import { followUpQuotation, followUpQuotations } from './follow-up/send-follow-up'
import en from './locales/en'
import esAR from './locales/es-AR'
import nl from './locales/nl'
import migrations from './migrations'
import { quotations } from './resources/quotations'
import { seed } from './seed'

const parts = documentModule(quotationKind)

/** Offers to customers: made of a calculation and widgets, sent, signed in the portal. */
export default definePlugin({
  code: 'quotation',
  module: 'QUOTATION',
  sells: { number: 11, order: 60, trial: true },
  requires: ['documents', 'crm', 'sales', 'settings'],
  entities: [Quotation, QuotationFollowUp],
  migrations,
  resources: [quotations],
  calls: [...createCalls, ...parts.calls],
  links: parts.links,
  events: parts.events,
  on: parts.on,
  triggers: parts.triggers,
  actions: parts.actions,
  jobs: [expireQuotations, followUpQuotations, followUpQuotation],
  provides: [provide(quotationReader, documentReader(Quotation, quotationStates))],
  adds: [
    ...parts.adds,
    {
      resource: 'relation',
      addition: openDocuments(Quotation, ['sent'], {
        count: 'open_quotation_count',
        amount: 'open_quotation_amount',
      }),
    },
  ],
  entries: [
    register(settingsOfModules, { ...quotationSettings, prepare: prepareFollowUp }),
    register(mailKinds, followUpMail),
    ...parts.entries,
    register(deletionGuards, onlyDraftsGo),
    register(speaksAgainst, sentQuotationsSpeak),
    ...quotationFigures.map(figure => register(figures, figure)),
    ...quotationStandings.map(standing => register(standingsNow, standing)),
    register(statisticExports, quotationExport),
  ],
  with: {
    CRM: {
      on: dossierFollows,
      adds: [
        ...crmParts('quotation'),
        relatedList('flow', 'quotations', Quotation, { by: 'flow_id', where: { is_template: false }, sort: '-id' }),
      ],
      entries: [
        register(flowSteps, quotationSteps),
        register(agreements, agreedDocuments(Quotation)),
        register(offersSent, sentOffers),
        ...quotationKpis.map(source => register(kpiSources, source)),
      ],
    },
  },
  locales: { nl, en, 'es-AR': esAR },
  ui: { app: 'shell' },
  seed,
})

declare module '@core/context/modules' {
  interface ModuleTags {
    QUOTATION: true
  }
}
