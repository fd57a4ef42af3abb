import { useState } from 'react'
import { questionsOf } from '../../domain/questions'
import type { FormDoor, FormItem, KeptDraft, TakenFile, TakenPicture } from './door'
import { useFilling } from './use-filling'
import { useFormLock } from './use-form-lock'
import { useLocalFiles } from './use-local-files'
import { useSending } from './use-sending'

interface Asked {
  /** What belongs to this form of whoever fills it in, on this device. */
  readonly key: string
  /** What an earlier page could not send. */
  readonly kept: KeptDraft | undefined
  readonly door: FormDoor
  /** What the server has of photos and files. */
  readonly pictures: readonly TakenPicture[]
  readonly attached: readonly TakenFile[]
}

/** A form while it is filled in: answers, photos, how far it is, and sending it. */
export function useForm(item: FormItem, { key, kept, door, pictures, attached }: Asked) {
  const filling = useFilling(item, kept, door)
  const local = useLocalFiles(item, key, door)
  const sending = useSending(item, filling, local, door)
  const [asking, setAsking] = useState(false)
  useFormLock(key)
  const { fields, filled } = filling
  const places = [...pictures, ...attached].flatMap(({ field_name }) => field_name ?? [])
  const questions = questionsOf(fields, filled, new Set([...places, ...local.files.map(({ place }) => place)]))
  const lacking = questions.filter(({ isLacking }) => isLacking)
  const photoPlace = questions.find(({ field, isFilled }) => field.field_type === 'photo' && !isFilled)
  const anyPhoto = photoPlace ?? questions.findLast(({ field }) => field.field_type === 'photo')
  return {
    ...{ item, door, filling, local, sending, pictures, attached, questions, lacking },
    readOnly: item.status !== 'open',
    /** Answers and files that the server has not got. */
    waiting: filling.waiting + local.files.length,
    queues: [filling.queue, local.queue],
    safe: filling.safe && local.safe,
    /** Takes a photo for the first place that lacks one. */
    onPhoto: anyPhoto && ((taken: readonly File[]) => void local.add(anyPhoto.place, 'picture', taken)),
    /** Sends it, or says first what is still empty. */
    send: () => (lacking.length ? setAsking(true) : sending.send()),
    /** Whether it is said what is still empty. */
    asking,
    stopAsking: () => setAsking(false),
  }
}
export type Form = ReturnType<typeof useForm>
