import { register } from '@core/context/port'
import { definePlugin } from '@core/plugin/define-plugin'
import { deletionGuards } from '@core/resource/deletion-guards'
import { relatedList } from '@core/resource/related-rows'
import { crmParts } from '@plugins/crm/contract'
import { documentModule } from '@plugins/documents/contract'
import { createCalls } from './api/create-generic'
import { genericKind } from './domain/generic-kind'
import { onlyDraftsGo } from './domain/only-drafts-go'
import { GenericDocument } from './entities/generic-document'
import en from './locales/en'
import esAR from './locales/es-AR'
import nl from './locales/nl'
import migrations from './migrations'
import { genericDocuments } from './resources/generic-documents'
import { seed } from './seed'

const parts = documentModule(genericKind)

/** Generic documents: of types that a company names itself, sent and signed as all documents are. */
export default definePlugin({
  code: 'document',
  module: 'PROJECT',
  requires: ['documents', 'crm', 'settings', 'project'],
  entities: [GenericDocument],
  migrations,
  resources: [genericDocuments],
  calls: [...createCalls, ...parts.calls],
  links: parts.links,
  events: parts.events,
  on: parts.on,
  triggers: parts.triggers,
  actions: parts.actions,
  adds: parts.adds,
  entries: [...parts.entries, register(deletionGuards, onlyDraftsGo)],
  with: {
    CRM: {
      adds: [
        ...crmParts('document'),
        relatedList('flow', 'documents', GenericDocument, {
          by: 'flow_id',
          where: { is_template: false },
          sort: '-id',
        }),
      ],
    },
  },
  locales: { nl, en, 'es-AR': esAR },
  ui: { app: 'shell', modules: ['PROJECT', 'QUOTATION'] },
  seed,
})
