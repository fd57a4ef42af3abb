import { createContext, useContext } from 'react'
import type { AnswerConflict } from '../../domain/merge-answers'
import type { Answers, AskedField, FilledItem } from '../answers/asked-field'
import type { Draft } from './draft'
import type { LocalFile } from './on-device'

/** A form as whoever fills it in has it: all of it, or what a customer is asked. */
export interface FormItem
  extends Pick<FilledItem, 'id' | 'vertical_id' | 'status' | 'field_values' | 'description' | 'form_name'> {
  readonly fields?: readonly AskedField[] | undefined
}

/** An answer that was given here to what the form does not ask any more. */
export interface Misfit {
  readonly place: string
  readonly label: string
  readonly value: unknown
}

/** What of a form is on this device alone. */
export interface KeptDraft {
  readonly draft: Draft
  readonly conflicts: readonly AnswerConflict[]
  /** Until somebody says where they belong. */
  readonly misfits?: readonly Misfit[] | undefined
  /** Why the server would not take it in, told where the form is shown. */
  readonly refusal?: string | undefined
  /** It is ready, and sent as such once the server has all of it: with this key, so that it is sent once. */
  readonly finished?: string | undefined
  /** Numbers beyond what the form expects that whoever finished it says are right, by their place. */
  readonly confirmed?: Readonly<Record<string, number>> | undefined
}

/** A file that was taken for a place of a form. */
export interface TakenFile {
  readonly id: number
  readonly field_name: string | null
  readonly filename: string
  readonly created_at: string
  readonly by_customer: boolean
}
export interface TakenPicture extends TakenFile {
  readonly status: 'processing' | 'ready' | 'failed'
}

/** Where what is filled in on a form goes, and what was taken for it comes from: calls of staff, or of a customer's link. */
export interface FormDoor {
  /** A customer is addressed with "u", and takes back what they sent themselves. */
  readonly ofCustomer: boolean
  /** Keeps on this device what the server has not got; `null` once it has all. Answers whether the device does. */
  keep(kept: KeptDraft | null): Promise<boolean>
  /** Takes over what closed windows of this device left of the form: it goes once it is kept here. */
  takeOver(keep: (left: readonly KeptDraft[]) => Promise<void>): Promise<void>
  /** Sends answers. @throws {Problem} */
  save(sent: Draft): Promise<{ field_values: Answers; conflicts: readonly AnswerConflict[] }>
  /** Sends a photo or a file; however often it is sent, it is there once. @throws {Problem} */
  sendFile(file: LocalFile): Promise<void>
  /** Says that the form is ready; with the same key it is said once. @throws {Problem} */
  markSent(key: string, confirmed: Readonly<Record<string, number>>): Promise<object>
  /** Opens a sent form again, for who may. @throws {Problem} */
  putBack?(): Promise<object>
  /** Has what shows the form read it again. */
  refresh(): Promise<void>
  picture(id: number, width: number): { readonly path: string; readonly method: 'GET' | 'POST' }
  download(id: number): Promise<void>
  /** @throws {Problem} */
  remove(kind: LocalFile['as'], id: number): Promise<void>
}

/** The door of the form that is shown. */
export const Door = createContext<FormDoor | null>(null)

export function useDoor(): FormDoor {
  const door = useContext(Door)
  if (!door) throw new Error('useDoor outside a form')
  return door
}
