import { definePlugin } from '@core/plugin/define-plugin'
import { register } from '@core/plugin/port'
import { deletionGuards } from '@core/plugin/registries'
import { attachmentCalls } from './api/attachment-calls'
import { calculationCalls } from './api/calculation-calls'
import { calculationItemCalls } from './api/calculation-item-calls'
import { findProducts } from './api/find-products'
import { showSignature } from './api/show-signature'
import { widgetCalls } from './api/widget-calls'
import {
  documentApproved,
  documentCancelled,
  documentRejected,
  documentRolledBack,
  documentSent,
} from './contract/events'
import { finalWidgetsStay } from './domain/final-widgets-stay'
import { tellStaff } from './domain/tell-staff'
import { Attachment } from './entities/attachment'
import { Calculation } from './entities/calculation'
import { CalculationItem } from './entities/calculation-item'
import { DocumentWidget } from './entities/document-widget'
import { Signature } from './entities/signature'
import { sendDocumentMail } from './jobs/send-document'
import en from './locales/en'
import esAR from './locales/es-AR'
import nl from './locales/nl'
import migrations from './migrations'
import { calculationItems } from './resources/calculation-items'
import { calculations } from './resources/calculations'
import { documentWidgets } from './resources/document-widgets'
import { DOCUMENT_MODULES } from './resources/modules'

/** The engine behind every commercial document: calculation, widgets, sending, signing, PDF. */
export default definePlugin({
  code: 'documents',
  requires: ['settings', 'crm', 'sales'],
  entities: [Calculation, CalculationItem, DocumentWidget, Attachment, Signature],
  migrations,
  resources: [calculations, calculationItems, documentWidgets],
  calls: [
    ...calculationCalls,
    ...calculationItemCalls,
    findProducts,
    ...widgetCalls,
    ...attachmentCalls,
    showSignature,
  ],
  events: [documentSent, documentApproved, documentRejected, documentCancelled, documentRolledBack],
  on: tellStaff,
  jobs: [sendDocumentMail],
  entries: [register(deletionGuards, finalWidgetsStay)],
  locales: { nl, en, 'es-AR': esAR },
  ui: { app: 'shell', modules: DOCUMENT_MODULES },
})
