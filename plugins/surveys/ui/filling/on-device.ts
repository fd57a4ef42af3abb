import { deviceStore } from '@core/ui'
import type { FilledItem } from '../answers/asked-field'
import type { KeptDraft } from './door'

/** A form with what was filled in here and is not on the server yet, so that it opens without a connection too. */
export interface KeptForm extends KeptDraft {
  readonly item: FilledItem
  /** Sent along with what begins the form on the server, for one that was begun here: it is begun once. */
  readonly begunBy?: string | undefined
  /** The server was asked to begin it and did not answer. */
  readonly tried?: boolean | undefined
}
export const keptForms = deviceStore<KeptForm>('form')

/** A photo or a file of a form that the server has not got yet. */
export interface LocalFile {
  /** Sent along, so that it arrives once. */
  readonly id: string
  readonly item: { readonly id: number; readonly vertical_id: number; readonly name?: string }
  readonly place: string
  readonly as: 'picture' | 'attachedfile'
  readonly file: File
  /** When it was added here, in milliseconds since 1970: files arrive in this order. */
  readonly addedAt?: number
  /** When the photo was taken, as an ISO moment. */
  readonly takenAt?: string
  /** Why the server would not have it. */
  readonly refusal?: string
}
export const keptFiles = deviceStore<LocalFile>('formfile')

export interface Owner {
  readonly id: number
  readonly currentcompany_id: number
}

/** What belongs to one user: colleagues who share a device never see each other's. */
export const ownerKey = ({ id, currentcompany_id }: Owner): string => `${currentcompany_id}/${id}/`

/** What belongs to one form of one user. */
export const deviceKey = (user: Owner, itemId: number): string => `${ownerKey(user)}${itemId}/`

/** Whether a form was begun here and the server does not know of it yet: such numbers are below nought. */
export const isBegunHere = ({ id }: { id: number }): boolean => id < 0

/** Forgets a form that was begun here, with all that was taken for it. */
export async function dropForm(key: string): Promise<void> {
  for (const { id } of await keptFiles.all(key)) await keptFiles.remove(key + id)
  for (const [own] of await keptForms.entries(key)) await keptForms.remove(own)
}
