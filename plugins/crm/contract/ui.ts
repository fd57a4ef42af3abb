import { defineSlot } from '@core/ui'

/** Tabs of a dossier. */
export const flowTabs = defineSlot<{ flow: { id: number; relation_fullname: string } }>('crm.flow.tabs')

/** Rows of the card "Documenten" on the overview of a dossier. */
export const flowDocuments = defineSlot<{ flowId: number }>('crm.flow.documents')

/** Primary actions in the header of a dossier: what can be made next. */
export const flowActions = defineSlot<{ flowId: number }>('crm.flow.actions')
