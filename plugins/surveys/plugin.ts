import { provide, register } from '@core/context/port'
import { fileLocks, fileOwners } from '@core/files/file-owners'
import { pictureColumns } from '@core/files/pictures/pictures'
import { importedFields } from '@core/imports/imported-fields'
import { mergeSources } from '@core/merge-tags/merge-sources'
import { definePlugin } from '@core/plugin/define-plugin'
import { kpiSources } from '@plugins/crm/contract/kpis'
import { liesAtPlaces } from '@plugins/crm/contract/locations'
import { placeSources } from '@plugins/documents/contract'
import { priceAnswers } from '@plugins/sales/contract'
import { formChoices, mailKinds } from '@plugins/settings/contract'
import { formDossiers } from '@plugins/settings/contract/figures'
import { askCustomerCalls } from './api/ask-customer'
import { copyFormsToFlow, formsToCopy } from './api/copy-forms'
import { downloadForm } from './api/download-form'
import { draftCalls } from './api/draft-form'
import { fillInByCustomer } from './api/fill-in-by-customer'
import { fillInItem } from './api/fill-in-item'
import { fieldsOfCompany, formsOfCompany, taskFormSettings, versionsOfCompany } from './api/forms-of-company'
import { addFormToFlow, formsOfFlow, formsOfHolder } from './api/forms-of-flow'
import { placesOfItem } from './api/places-of-item'
import { reopenItem, sendItem } from './api/send-item'
import { startWithForms } from './api/start-with-forms'
import { takenByCustomer } from './api/taken-by-customer'
import { formHolder, formSent, formSentByCustomer, signedForms, surveyReader } from './contract'
import { askCustomerMail, formTags } from './domain/customer-mails'
import { dossiersOfForm } from './domain/dossiers-of-form'
import { formKpis, kpisFollowAnswers } from './domain/form-kpis'
import { formsOfProfiles } from './domain/forms-of-profiles'
import { holdForms } from './domain/hold-forms'
import { importedAnswers } from './domain/imported-answers'
import { formsAtPlaces, placesOfItems } from './domain/items-at-places'
import { answersForPrices, readAnswers } from './domain/read-answers'
import { readSignedForms } from './domain/read-signed-forms'
import { recurrencesOf } from './domain/recurrences'
import { tellStaff, triggers } from './domain/tell-staff'
import { FlowData } from './entities/flow-data'
import { FlowDataItem } from './entities/flow-data-item'
import { FlowDataItemLocation } from './entities/flow-data-item-location'
import { Vertical } from './entities/vertical'
import { VerticalDataField } from './entities/vertical-data-field'
import { VerticalVersion } from './entities/vertical-version'
import { copyTaken } from './jobs/copy-taken'
import en from './locales/en'
import esAR from './locales/es-AR'
import nl from './locales/nl'
import migrations from './migrations'
import { flowData } from './resources/flow-data'
import { flowDataItems } from './resources/flow-data-items'
import { verticalDataFields } from './resources/vertical-data-fields'
import { verticals } from './resources/verticals'
import { seed } from './seed'

/** Forms: what they ask, what was filled in, and what follows from it. */
export default definePlugin({
  code: 'surveys',
  requires: ['crm', 'basis', 'sales', 'documents', 'settings'],
  entities: [Vertical, VerticalDataField, VerticalVersion, FlowData, FlowDataItem, FlowDataItemLocation],
  migrations,
  resources: [verticals, verticalDataFields, flowData, flowDataItems],
  calls: [
    ...fillInItem,
    downloadForm,
    sendItem,
    reopenItem,
    formsOfFlow,
    formsOfHolder,
    addFormToFlow,
    formsToCopy,
    copyFormsToFlow,
    formsOfCompany,
    fieldsOfCompany,
    versionsOfCompany,
    taskFormSettings,
    ...draftCalls,
    startWithForms,
    ...placesOfItem,
    ...askCustomerCalls,
    ...fillInByCustomer,
    ...takenByCustomer,
  ],
  events: [formSent, formSentByCustomer],
  on: [tellStaff, kpisFollowAnswers],
  triggers,
  jobs: [copyTaken],
  provides: [provide(surveyReader, readAnswers), provide(formHolder, holdForms), provide(signedForms, readSignedForms)],
  adds: [placesOfItems],
  entries: [
    register(liesAtPlaces, { of: formsAtPlaces }),
    register(placeSources, {
      recurrences: async (context, { flow_id }) => (flow_id ? recurrencesOf(context, flow_id) : []),
    }),
    register(importedFields, importedAnswers),
    register(fileOwners, flowDataItems),
    register(mailKinds, askCustomerMail),
    register(formChoices, formsOfProfiles),
    register(formDossiers, dossiersOfForm),
    register(priceAnswers, answersForPrices),
    register(fileLocks, {
      of: flowDataItems,
      column: 'flow_data_item_id',
      why: ({ status }) => (status === 'sent' ? 'surveys.item_sent' : null),
    }),
    register(pictureColumns, { column: 'flow_data_item_id', of: flowDataItems, order: 10 }),
  ],
  with: { CRM: { entries: [register(mergeSources, formTags), register(kpiSources, formKpis)] } },
  locales: { nl, en, 'es-AR': esAR },
  seed,
  ui: { app: 'shell', modules: ['SETTINGS', 'CRM'] },
})
