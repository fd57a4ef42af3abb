import { deviceStore } from '@core/ui'
import type { AnswerConflict } from '../../domain/merge-answers'
import type { FilledItem } from '../answers/asked-field'
import type { Draft } from './draft'

/** A form with what was filled in here and is not on the server yet, so that it opens without a connection too. */
export interface KeptForm {
  readonly item: FilledItem
  readonly draft: Draft
  readonly conflicts: readonly AnswerConflict[]
}
export const keptForms = deviceStore<KeptForm>('form')

/** A photo or a file of a form that the server has not got yet. */
export interface LocalFile {
  /** Sent along, so that it arrives once. */
  readonly id: string
  readonly place: string
  readonly as: 'picture' | 'attachedfile'
  readonly file: File
}
export const keptFiles = deviceStore<LocalFile>('formfile')

/** What belongs to one form of one user: colleagues who share a device never see each other's. */
export const deviceKey = (user: { id: number; currentcompany_id: number }, itemId: number): string =>
  `${user.currentcompany_id}/${user.id}/${itemId}/`
