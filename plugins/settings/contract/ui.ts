import { defineSlot } from '@core/ui'

/** Cards on the page of the document settings: what each kind of document starts with. */
export const documentSettings = defineSlot('settings.documents')
