import type { Context } from '@core/context/context'
import { definePort, defineRegistry } from '@core/context/port'
import type { Reader } from '@core/db/reader'
import type { Brand } from '@core/tenancy/brand'
import type { MailKind } from './mail-kind'

export { type MailKind, mailKinds, type NamedMailKind, ownMailKinds } from './mail-kind'

/** Subject and message of a mail, still with merge tags. */
export interface MailText {
  readonly mailtemplate_id: number | null
  readonly subject: string
  /** HTML. */
  readonly message: string
}

/** Finds the text of a mail: that of a profile, else the company's own, else the product's. */
export interface MailTemplates {
  /** For a dossier with this profile, where it has one. */
  textOf(context: Context, kind: MailKind, flowprofile?: number | null): Promise<MailText>
  /** Every template that the company has of a kind, its default first. */
  all(context: Context, kind: MailKind): Promise<readonly { id: number; subject: string; message: string }[]>
}
export const mailTemplates = definePort<MailTemplates>('settings.mail-templates')

/** A moment of contact that often comes back. */
export interface ContactText {
  readonly title: string
  readonly note: string
  readonly flow_phase_id: number | null
}

/** Texts of the company for notes and messages, with merge tags. */
export interface NoteTemplates {
  /** A moment of contact, or `null` when there is none with this number. */
  contact(context: Context, id: number): Promise<ContactText | null>
  contacts(context: Context): Promise<(ContactText & { readonly id: number })[]>
  messages(context: Context): Promise<{ readonly id: number; readonly title: string; readonly message: string }[]>
}
export const noteTemplates = definePort<NoteTemplates>('settings.note-templates')

/** Profiles of dossiers, for whoever keeps dossiers and writes for them. */
export interface FlowProfiles {
  /** The profile of a dossier that is given none; null when there is not any. */
  standard(reader: Reader): Promise<number | null>
  /** The brand of a profile; the company's own for one without a branding set, and without a profile. */
  brandOf(context: Context, flowprofile: number | null | undefined): Promise<Brand>
  /** The template that something of this kind begins with; null where the profile names none. */
  templateOf(context: Context, flowprofile: number | null | undefined, kind: string): Promise<number | null>
  /** The forms that dossiers with this profile can have; null for every form. */
  formsOf(context: Context, flowprofile: number | null | undefined): Promise<readonly number[] | null>
}
export const flowProfiles = definePort<FlowProfiles>('settings.flow-profiles')

/** Records among which a profile chooses. */
export interface ProfileChoice {
  /** Kind of document, or `vertical`. */
  readonly kind: string
  /** Key of what the settings call it: `quotation.kind`. */
  readonly label: string
  choices(context: Context): Promise<readonly { readonly id: number; readonly title: string }[]>
}

/** Kinds of documents and surveys with their templates, of which a profile names the one to begin with. */
export const templateChoices = defineRegistry<ProfileChoice>('settings.template-choices')

/** Forms, of which a profile names those that its dossiers can have. */
export const formChoices = defineRegistry<ProfileChoice>('settings.form-choices')
