import { batchWorks } from '@core/batches/batch-work'
import { provide, register } from '@core/context/port'
import { mergeSources } from '@core/merge-tags/merge-sources'
import { definePlugin } from '@core/plugin/define-plugin'
import { settingsOfModules } from '@core/tenancy/module-settings'
import { mailKinds } from '@plugins/settings/contract'
import { attachmentCalls } from './api/attachment-calls'
import { calculationCalls } from './api/calculation-calls'
import { calculationItemCalls } from './api/calculation-item-calls'
import { currentDocuments } from './api/current-documents'
import { findProducts } from './api/find-products'
import { flowDocumentCalls } from './api/flow-document-calls'
import { listDocumentKinds } from './api/list-document-kinds'
import { listWidgetTypes } from './api/list-widget-types'
import { pictureCalls } from './api/picture-calls'
import { queryDocumentTypes } from './api/query-document-types'
import { signatureCalls } from './api/signature-calls'
import { widgetCalls } from './api/widget-calls'
import { documentModules } from './contract/document-modules'
import { partnerDocuments } from './contract/partner-documents'
import { placeSources } from './contract/place-sources'
import { widgetTypes } from './contract/widget-type'
import { documentSettings } from './domain/document-settings'
import { pricesFollowAnswers } from './domain/follow-answers'
import { locationsOfDossier } from './domain/locations-of-dossier'
import { documentSource } from './domain/merge-source'
import { newVersionMail } from './domain/new-version-mail'
import { readForPartners } from './domain/partner-documents'
import { partsStay } from './domain/parts-stay'
import { Attachment } from './entities/attachment'
import { Calculation } from './entities/calculation'
import { CalculationItem } from './entities/calculation-item'
import { DocumentType } from './entities/document-type'
import { DocumentVersion } from './entities/document-version'
import { DocumentWidget } from './entities/document-widget'
import { Signature, SignatureVoid } from './entities/signature'
import { copyDocuments } from './jobs/copy-documents'
import { mailNewVersion } from './jobs/mail-new-version'
import { sendDocumentMail } from './jobs/send-document'
import en from './locales/en'
import esAR from './locales/es-AR'
import nl from './locales/nl'
import migrations from './migrations'
import { calculationItems } from './resources/calculation-items'
import { calculations } from './resources/calculations'
import { documentTypes } from './resources/document-types'
import { documentWidgets } from './resources/document-widgets'
import { pageParts } from './widgets/page-parts'
import { placeWidgets } from './widgets/places'
import { priceWidgets } from './widgets/prices'
import { termWidgets } from './widgets/terms'
import { textWidgets } from './widgets/texts'

/** The engine behind every commercial document: calculation, widgets, versions, sending, signing, PDF. */
export default definePlugin({
  code: 'documents',
  requires: ['settings', 'crm', 'sales'],
  entities: [
    Calculation,
    CalculationItem,
    DocumentWidget,
    Attachment,
    DocumentVersion,
    Signature,
    SignatureVoid,
    DocumentType,
  ],
  migrations,
  resources: [calculations, calculationItems, documentWidgets, documentTypes],
  calls: all => [
    ...calculationCalls,
    ...calculationItemCalls,
    findProducts,
    listDocumentKinds,
    listWidgetTypes,
    queryDocumentTypes,
    ...widgetCalls,
    ...attachmentCalls(all),
    ...signatureCalls,
    ...flowDocumentCalls,
    ...pictureCalls,
    currentDocuments,
  ],
  on: [pricesFollowAnswers],
  provides: [provide(partnerDocuments, readForPartners)],
  jobs: [sendDocumentMail, mailNewVersion],
  entries: [
    ...partsStay,
    register(placeSources, {
      locations: async (context, { flow_id }) => (flow_id ? locationsOfDossier(context, flow_id) : []),
    }),
    register(batchWorks, copyDocuments),
    register(settingsOfModules, documentSettings),
    register(mailKinds, newVersionMail),
    register(mergeSources, documentSource),
    ...[...textWidgets, ...priceWidgets, ...termWidgets, ...placeWidgets, ...pageParts].map(type =>
      register(widgetTypes, type),
    ),
  ],
  locales: { nl, en, 'es-AR': esAR },
  ui: { app: 'shell', modules: documentModules },
})
