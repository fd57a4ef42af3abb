import { type Answer, type CustomField, defineSlot, type Place, type Translate } from '@core/ui'

/** Cards on the page of the document settings: what each kind of document starts with. */
export const documentSettings = defineSlot('settings.documents')

/** The settings of the company as they stand and as they were typed since, for a part of the page to show and change. */
export interface SettingsDraft {
  settings: NonNullable<Answer<'get', '/api/company/getcurrentcompany'>['companysettings']>
  /** Changes settings on screen; they are saved with the rest of the page. */
  change(changed: Partial<SettingsDraft['settings']>): void
  /** Whether this user may only look. */
  locked: boolean
}

/** Settings of other modules on the page of the company profile, each drawn with `Setting`. */
export const profileSettings = defineSlot<SettingsDraft>('settings.company_profile')

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
