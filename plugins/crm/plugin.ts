import { type BatchWork, batchWorks } from '@core/batches/batch-work'
import { provide, register } from '@core/context/port'
import { fileOwners } from '@core/files/file-owners'
import { pictureColumns } from '@core/files/pictures/pictures'
import { sweepFiles } from '@core/files/sweep-files'
import { mailboxes } from '@core/mailboxes/mailbox'
import { factOperators, factSources } from '@core/merge-tags/fact-sources'
import { mergeSources } from '@core/merge-tags/merge-sources'
import { definePlugin } from '@core/plugin/define-plugin'
import { timelines } from '@core/resource/timeline'
import { searchGroups } from '@core/search/search-groups'
import { beginnings } from '@core/tenancy/beginnings'
import { settingsOfModules } from '@core/tenancy/module-settings'
import { mailKinds } from '@plugins/settings/contract'
import { figureDossiers, figures, ownFigures, standingsNow, statisticExports } from '@plugins/settings/contract/figures'
import { leadTargets } from '@plugins/settings/contract/website'
import { acceptLead } from './api/accept-lead'
import { agendaFeedCalls } from './api/agenda-feed-calls'
import { assistFileCalls } from './api/assist-file-calls'
import { bulkImportFlows } from './api/bulk-import-flows'
import { changeLeadStatus } from './api/change-lead-status'
import { checkForDoubleRelations, readDoubles } from './api/check-for-double-relations'
import { createAgendaItem } from './api/create-agenda-item'
import { createFlow } from './api/create-flow'
import { doubleCalls } from './api/doubles-of-flow'
import { changeStatus, editStatuses } from './api/edit-statuses'
import { findFlowCalls } from './api/find-flows'
import { searchRelations } from './api/find-relations'
import { flowDetails } from './api/flow-details'
import { flowFileCalls } from './api/flow-file-calls'
import { flowSettingCalls } from './api/flow-settings'
import { flowsOfOrganization } from './api/flows-of-organization'
import { getCommunicatorMessages } from './api/get-communicator-messages'
import { getDashboardLeads, getDashboardNotifications } from './api/get-dashboard-lists'
import { getFlowLog } from './api/get-flow-log'
import { getFlowSteps } from './api/get-flow-steps'
import { getImportChoices } from './api/get-import-choices'
import { getLeadPipeline } from './api/get-lead-pipeline'
import { getMessageTemplates } from './api/get-message-templates'
import { getPipelines } from './api/get-pipelines'
import { deleteInactiveRelations, searchInactiveRelations } from './api/inactive-relations'
import { leadCalls } from './api/lead-calls'
import { loadExternalFile } from './api/load-external-file'
import { loadImportFile, readImportableFlows } from './api/load-import-file'
import { mergeFlow, previewMerge } from './api/merge-flow'
import { mergeRelation, previewRelationMerge } from './api/merge-relation'
import { moveAlong, moveFlows } from './api/move-flows'
import { handlerWorkCalls } from './api/move-handler-work'
import { processContactMoment } from './api/process-contact-moment'
import { readCalendar } from './api/read-calendar'
import { readLocations } from './api/read-locations'
import { readPipelineFigures } from './api/read-pipeline-figures'
import { receiveLead } from './api/receive-lead'
import { rejectFlow } from './api/reject-flow'
import { reopen } from './api/reopen-flow'
import { resetFlowHash } from './api/reset-hash'
import { sendFlowEmail } from './api/send-flow-email'
import { givePartner, setPartner } from './api/set-partner'
import { settleConversation } from './api/settle-conversation'
import { testProjectStart } from './api/test-project-start'
import { testSafeDeletion } from './api/test-safe-deletion'
import { changeHandler, updateHandlers } from './api/update-handlers'
import { changeTags, updateContactTags, updateTags } from './api/update-tags'
import { usedFlowValues } from './api/used-flow-values'
import { createMessage, updateMessage } from './api/write-messages'
import {
  correspondence,
  customerNotices,
  flowFileReader,
  flowLink,
  flowMails,
  flowReader,
  flowWriter,
  messageReader,
  organizationUpdated,
  relationUpdated,
} from './contract'
import { agendaFeedLink } from './contract/agenda-feed'
import { calendarSources } from './contract/calendar'
import { flowEvents } from './contract/flow-events'
import { speaksAgainst } from './contract/inactivity'
import { customerPlaces } from './contract/locations'
import { partnerFlows } from './contract/partner-flows'
import { actions } from './domain/actions'
import { endFeedOfDeleted } from './domain/agenda-feed/end-agenda-feed'
import { agendaSource } from './domain/agenda-source'
import { conversationsFollow } from './domain/conversations-follow'
import { correspond, readMessages } from './domain/correspondence'
import { noticesOfCustomers } from './domain/customer-notices'
import { deleteInactive } from './domain/delete-inactive'
import { guards } from './domain/deletion-guards'
import { dossierMails } from './domain/dossier-mails'
import { dossierSettings } from './domain/dossier-settings'
import { dossiersFollow } from './domain/dossiers-follow'
import { dossiersFollowPlace } from './domain/dossiers-follow-place'
import { exampleDossier } from './domain/example-dossier'
import { attachExternalFile } from './domain/external-file'
import { FIRST_LOCATION_TYPES } from './domain/first-location-types'
import { FIRST_PHASES } from './domain/first-phases'
import { flowFacts, flowOperators } from './domain/flow-facts'
import { mailFlows } from './domain/flow-mails'
import { readFlows } from './domain/flow-reader'
import { writeFlows } from './domain/flow-writer'
import { followRelation, peopleFollowOrganization } from './domain/follow-relation'
import { ownActivity } from './domain/inactive-relations'
import { keepPlaces } from './domain/keep-places'
import { kpiSettings } from './domain/kpi-settings'
import { crmStandings, kpiFigures, leadExport, leadFigures } from './domain/lead-figures'
import { crmLeadTargets } from './domain/lead-targets'
import { crmMergeSources } from './domain/merge-sources'
import { notifyMessage } from './domain/notify-message'
import { notifyUpload } from './domain/notify-upload'
import { readPartnerFlows } from './domain/partner-flows'
import { phaseNamesFollow } from './domain/phase-names-follow'
import { prepareKpis } from './domain/prepare-kpis'
import { kpisFollow } from './domain/recount-kpis'
import { relatedRecords } from './domain/related-records'
import { relationsFollow } from './domain/relations-follow'
import { resetCards } from './domain/reset-cards'
import { crmSearch } from './domain/search'
import { shareFiles } from './domain/shared-files'
import { dossierMailbox } from './domain/take-mail'
import { triggers } from './domain/triggers'
import { AgendaFeed } from './entities/agenda-feed'
import { AgendaItem } from './entities/agenda-item'
import { AssistFile } from './entities/assist-file'
import { AssistMail } from './entities/assist-mail'
import { Flow } from './entities/flow'
import { FlowFile } from './entities/flow-file'
import { FlowLocation } from './entities/flow-location'
import { FlowPhase } from './entities/flow-phase'
import { Location } from './entities/location'
import { LocationType } from './entities/location-type'
import { Message } from './entities/message'
import { Note } from './entities/note'
import { Organization } from './entities/organization'
import { Relation } from './entities/relation'
import { WebsiteLead } from './entities/website-lead'
import { countDossiersOfRelation } from './jobs/count-dossiers'
import { countKpisOfAll, countKpisOfFlow } from './jobs/count-kpis'
import { forgetLeads } from './jobs/forget-leads'
import { mailMessage } from './jobs/mail-message'
import { mailNewRequest } from './jobs/mail-new-request'
import { sendMail } from './jobs/send-mail'
import en from './locales/en'
import esAR from './locales/es-AR'
import nl from './locales/nl'
import migrations from './migrations'
import { agendaItems } from './resources/agenda-items'
import { assistFiles, internalFiles } from './resources/assist-files'
import { assistMails } from './resources/assist-mails'
import { flowFiles, sharedFiles } from './resources/flow-files'
import { flowLocations } from './resources/flow-locations'
import { flowPhases, flowPhaseUpdated } from './resources/flow-phases'
import { flows } from './resources/flows'
import { locationTypes } from './resources/location-types'
import { locations, locationUpdated } from './resources/locations'
import { messages } from './resources/messages'
import { notes } from './resources/notes'
import { organizations } from './resources/organizations'
import { relations } from './resources/relations'
import { websiteLeads } from './resources/website-leads'
import { seed } from './seed'

/** People, organizations and their dossiers, from lead to aftercare. */
export default definePlugin({
  code: 'crm',
  module: 'CRM',
  sells: { number: 2, order: 20, trial: true },
  requires: ['settings'],
  entities: [
    Organization,
    Relation,
    LocationType,
    Location,
    FlowPhase,
    Flow,
    FlowLocation,
    Note,
    Message,
    FlowFile,
    AgendaItem,
    AssistMail,
    AssistFile,
    WebsiteLead,
    AgendaFeed,
  ],
  migrations,
  resources: [
    relations,
    organizations,
    locationTypes,
    locations,
    flowPhases,
    flows,
    flowLocations,
    notes,
    messages,
    flowFiles,
    agendaItems,
    assistMails,
    assistFiles,
    websiteLeads,
  ],
  calls: [
    createFlow,
    resetFlowHash,
    reopen,
    rejectFlow,
    previewMerge,
    mergeFlow,
    checkForDoubleRelations,
    readDoubles,
    previewRelationMerge,
    mergeRelation,
    receiveLead,
    acceptLead,
    testSafeDeletion,
    testProjectStart,
    processContactMoment,
    getMessageTemplates,
    moveFlows,
    ...usedFlowValues,
    getLeadPipeline,
    getDashboardLeads,
    getDashboardNotifications,
    ...getPipelines,
    readPipelineFigures,
    ...readLocations,
    searchInactiveRelations,
    deleteInactiveRelations,
    changeLeadStatus,
    ...leadCalls,
    searchRelations,
    flowsOfOrganization,
    ...setPartner,
    editStatuses,
    updateTags,
    ...updateContactTags,
    updateHandlers,
    getFlowLog,
    getFlowSteps,
    getCommunicatorMessages,
    settleConversation,
    createMessage,
    ...updateMessage,
    loadImportFile,
    readImportableFlows,
    loadExternalFile,
    getImportChoices,
    bulkImportFlows,
    createAgendaItem,
    readCalendar,
    ...flowFileCalls,
    ...flowSettingCalls,
    ...findFlowCalls,
    ...flowDetails,
    ...doubleCalls,
    ...handlerWorkCalls,
    ...sendFlowEmail,
    ...assistFileCalls,
    ...agendaFeedCalls,
  ],
  jobs: [
    attachExternalFile,
    mailMessage,
    mailNewRequest,
    sendMail,
    forgetLeads,
    countKpisOfFlow,
    countKpisOfAll,
    countDossiersOfRelation,
    sweepFiles(sharedFiles),
    sweepFiles(internalFiles),
  ],
  links: [flowLink, agendaFeedLink],
  events: [...flowEvents, relationUpdated, organizationUpdated, flowPhaseUpdated, locationUpdated],
  on: [
    exampleDossier,
    followRelation,
    peopleFollowOrganization,
    dossiersFollowPlace,
    notifyMessage,
    notifyUpload,
    ...dossiersFollow,
    ...phaseNamesFollow,
    ...conversationsFollow,
    endFeedOfDeleted,
    ...kpisFollow,
    ...relationsFollow,
  ],
  triggers,
  actions,
  provides: [
    provide(flowReader, readFlows),
    provide(flowWriter, writeFlows),
    provide(correspondence, correspond),
    provide(messageReader, readMessages),
    provide(customerNotices, noticesOfCustomers),
    provide(flowFileReader, shareFiles),
    provide(customerPlaces, keepPlaces),
    provide(flowMails, mailFlows),
    provide(partnerFlows, readPartnerFlows),
  ],
  adds: relatedRecords,
  entries: [
    register(settingsOfModules, dossierSettings),
    register(settingsOfModules, { ...kpiSettings, prepare: prepareKpis }),
    ...dossierMails.map(kind => register(mailKinds, kind)),
    ...crmMergeSources.map(source => register(mergeSources, source)),
    register(leadTargets, crmLeadTargets),
    ...leadFigures.map(figure => register(figures, figure)),
    register(ownFigures, kpiFigures),
    ...crmStandings.map(standing => register(standingsNow, standing)),
    register(statisticExports, leadExport),
    register(figureDossiers, { entity: Flow }),
    register(factSources, flowFacts),
    ...flowOperators.map(operator => register(factOperators, operator)),
    ...crmSearch.map(group => register(searchGroups, group)),
    ...[flows, relations, organizations].map(owner => register(fileOwners, owner)),
    register(mailboxes, dossierMailbox),
    register(timelines, flows),
    register(calendarSources, agendaSource),
    register(pictureColumns, { column: 'flow_id', of: flows, order: 30 }),
    register(batchWorks, changeStatus as BatchWork),
    register(batchWorks, changeTags as BatchWork),
    register(batchWorks, changeHandler as BatchWork),
    register(batchWorks, moveAlong as BatchWork),
    register(batchWorks, givePartner as BatchWork),
    register(batchWorks, deleteInactive as BatchWork),
    register(batchWorks, resetCards as BatchWork),
    ...ownActivity.map(one => register(speaksAgainst, one)),
    register(beginnings, { entity: FlowPhase, rows: FIRST_PHASES }),
    register(beginnings, { entity: LocationType, rows: FIRST_LOCATION_TYPES }),
    ...guards,
  ],
  locales: { nl, en, 'es-AR': esAR },
  ui: { app: 'shell' },
  seed,
})

declare module '@core/context/modules' {
  interface ModuleTags {
    CRM: true
  }
}
