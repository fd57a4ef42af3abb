import { countedPlaces, questionsOf } from '../../domain/questions'
import { workOut } from '../../domain/work-out'
import type { Answers, FilledItem } from '../answers/asked-field'
import { joinAll, withMisfits } from './join-kept'
import { nameOf } from './name-of'
import { type KeptForm, keptFiles, keptForms, type LocalFile, type Owner, ownerKey } from './on-device'

/** A form of which this device holds something that the server has not got. */
export interface WaitingForm {
  readonly id: number
  readonly name: string
  /** Answers, photos and files that wait. */
  readonly count: number
  /** Somebody says what becomes of something first. */
  readonly asks: boolean
  /** It is ready, and goes out as such. */
  readonly finished: boolean
  /** The form, where this device keeps it: for one that was begun here nobody else does. */
  readonly item: FilledItem | undefined
  /** How far it is with what waits, where the server has these answers and what was taken for these places. */
  progress(answers: Answers, taken: readonly string[]): { readonly asked: number; readonly filled: number } | null
}

/** The forms of a user that wait on this device, in the order of their numbers. */
export async function waitingForms(user: Owner): Promise<WaitingForm[]> {
  const owner = ownerKey(user)
  const [forms, files] = [await keptForms.all(owner), await keptFiles.all(owner)]
  const ids = [...new Set([...forms, ...files].map(({ item }) => item.id))].toSorted((one, other) => one - other)
  return ids.map(id =>
    waitingForm(
      id,
      forms.filter(({ item }) => item.id === id),
      files.filter(({ item }) => item.id === id),
    ),
  )
}

function waitingForm(id: number, forms: readonly KeptForm[], files: readonly LocalFile[]): WaitingForm {
  const together = joinAll(forms, ({ item }) => item.fields ?? [])
  const item = together?.item
  const fields = item?.fields ?? []
  const joined = together && withMisfits(fields, together)
  const { draft, conflicts = [], misfits = [], finished, refusal } = joined ?? {}
  const changes = draft?.changes ?? {}
  return {
    ...{ id, item, finished: finished !== undefined },
    name: item ? nameOf(item) : (files[0]?.item.name ?? ''),
    count: Object.keys(changes).length + conflicts.length + misfits.length + files.length,
    asks:
      conflicts.length + misfits.length > 0 || refusal !== undefined || files.some(file => file.refusal !== undefined),
    progress(answers, taken) {
      if (!item) return null
      const filled = workOut(fields, { ...answers, ...changes })
      const questions = questionsOf(fields, filled, countedPlaces([...taken, ...files.map(({ place }) => place)]))
      return { asked: questions.length, filled: questions.filter(({ isFilled }) => isFilled).length }
    },
  }
}
