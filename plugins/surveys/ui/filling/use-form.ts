import { useState } from 'react'
import { countedPlaces, questionsOf } from '../../domain/questions'
import { confirmUnlikely } from './confirm-unlikely'
import type { FormDoor, FormItem, TakenFile, TakenPicture } from './door'
import { useFilling } from './use-filling'
import { useLocalFiles } from './use-local-files'
import { useSending } from './use-sending'

interface Asked {
  /** What belongs to this form of whoever fills it in, on this device. */
  readonly key: string
  readonly door: FormDoor
  /** What the server has of photos and files. */
  readonly pictures: readonly TakenPicture[]
  readonly attached: readonly TakenFile[]
}

/** A form while it is filled in: answers, photos, how far it is, and sending it. */
export function useForm(item: FormItem, { key, door, pictures, attached }: Asked) {
  const filling = useFilling(item, door)
  const local = useLocalFiles(item, key, door)
  const sending = useSending(item, filling, local, door)
  const [asking, setAsking] = useState(false)
  const { fields, filled } = filling
  const places = [...pictures, ...attached].flatMap(({ field_name }) => field_name ?? [])
  const questions = questionsOf(fields, filled, countedPlaces([...places, ...local.files.map(({ place }) => place)]))
  const lacking = questions.filter(({ isLacking }) => isLacking)
  const photoPlace = questions.find(({ field, isFilled }) => field.field_type === 'photo' && !isFilled)
  const anyPhoto = photoPlace ?? questions.findLast(({ field }) => field.field_type === 'photo')
  async function send(): Promise<void> {
    if (lacking.length) return setAsking(true)
    const unlikely = questions.filter(({ isUnlikely }) => isUnlikely)
    if (unlikely.length && !(await confirmUnlikely(unlikely))) return
    sending.send(Object.fromEntries(unlikely.map(({ place, value }) => [place, Number(value)])))
  }

  return {
    ...{ item, door, filling, local, sending, pictures, attached, questions, lacking },
    readOnly: item.status !== 'open',
    /** Answers and files that the server has not got. */
    waiting: filling.waiting + local.files.length,
    queues: [filling.queue, local.queue],
    safe: filling.safe && local.safe,
    /** Takes a photo for the first place that lacks one. */
    onPhoto: anyPhoto && ((taken: readonly File[]) => void local.add(anyPhoto.place, 'picture', taken)),
    /** Sends it, or says first what is still empty, and then asks whether what is unlikely is right. */
    send: () => void send(),
    /** Whether it is said what is still empty. */
    asking,
    stopAsking: () => setAsking(false),
  }
}
export type Form = ReturnType<typeof useForm>
