import { type Answer, type CustomField, defineSlot, type Place, type Translate } from '@core/ui'

/** Cards on the page of the document settings: what each kind of document starts with. */
export const documentSettings = defineSlot('settings.documents')

/** The settings of the company as they stand and as they were typed since, for a part of the page to show and change. */
export interface SettingsDraft {
  settings: NonNullable<Answer<'get', '/api/company/getcurrentcompany'>['companysettings']>
  /** Changes settings on screen; they are saved with the rest of the page. `label` is what they are called there. */
  change(changed: Partial<SettingsDraft['settings']>, label: string): void
  /** Whether this user may only look. */
  locked: boolean
}

/** Settings of other modules on the page of the company profile, each drawn with `Setting`. */
export const profileSettings = defineSlot<SettingsDraft>('settings.company_profile')

/** What the modules pass on to services of others, on the page of links: each fill is a `LinkRow`. */
export const companyLinks = defineSlot('settings.company_links')

/** Cards below the texts on the page of e-mails. */
export const emailCards = defineSlot('settings.email_cards')

/** Groups of the list of settings, in their order. */
export const SETTINGS_GROUPS = ['company', 'sales', 'documents', 'communication', 'work'] as const
export type SettingsGroup = (typeof SETTINGS_GROUPS)[number]

/** Where a page of the menu group `settings` stands in the list of settings, and by what it is found there. */
export interface SettingsEntry {
  /** Address of its screen. */
  path: string
  group: SettingsGroup
  /** What is on it besides its title, as people would call it, with commas between. */
  words: string
  /** Hook for how many there are of what it lists. */
  useCount?: () => number | undefined
}

/** What the pages of the settings say of themselves: `export default (t: Translate): SettingsEntry[] => …`. */
export const settingsEntries: Place<(t: Translate) => readonly SettingsEntry[]> = { name: 'settings.entries' }

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
