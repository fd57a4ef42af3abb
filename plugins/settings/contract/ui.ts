import { type CustomField, defineSlot, type Place, type Translate } from '@core/ui'

/** Cards on the page of the document settings: what each kind of document starts with. */
export const documentSettings = defineSlot('settings.documents')

/** Records that a company adds fields of its own to. */
export interface ExtendedKind {
  resource: CustomField['resource']
  /** What they are called, several of them. */
  title: string
  /** What somebody might want to add, as long as nobody did. */
  example: string
}

/** The kinds of records on the page of the company's own fields: `export default (t: Translate): ExtendedKind[] => …`. */
export const extendedKinds: Place<(t: Translate) => readonly ExtendedKind[]> = { name: 'settings.custom_fields' }
