import { asPage, Button, classes, formatMoment, useCall, useCurrentUser, useKeptOffline, useT } from '@core/ui'
import { IconSend } from '@tabler/icons-react'
import { useState } from 'react'
import type { FilledItem } from '../answers/asked-field'
import type { TakenFile } from './door'
import { FillBar } from './fill-bar'
import { FillPage } from './fill-page'
import { FinishedNote } from './finished-note'
import { FormBody } from './form-body'
import { FormChips } from './form-chips'
import { LateNote } from './late-note'
import { deviceKey, isBegunHere } from './on-device'
import { Progress } from './progress'
import { RefusalNote } from './refusal-note'
import { sentWords } from './sent-words'
import { type Begun, staffDoor } from './staff-door'
import { useForm } from './use-form'
import { useSiblings } from './use-siblings'
import { useOwnWindow } from './windows'

interface FillFormProps {
  item: FilledItem
  /** For one that was begun here. */
  begun: Begun | undefined
  /** Why the server does not know it, or knows it no longer: what was filled in is here alone. */
  refusal: string | undefined
}

/** A form of a dossier: filled in with one hand on a roof, or read once it was sent. */
export function FillForm({ item, begun, refusal }: FillFormProps) {
  const t = useT('surveys')
  const key = deviceKey(useCurrentUser(), item.id)
  const own = useOwnWindow(key)
  const params = { path: { id: item.id } }
  const enabled = !isBegunHere(item)
  const [processing, setProcessing] = useState(false)
  const pictures = useCall(
    'get',
    '/api/flowdataitem/{id}/getpictures',
    { params },
    { enabled, ...(processing ? { everyMs: 1500 } : {}) },
  )
  const query = { attachedfileable_type: 'flowdataitem', attachedfileable_id: String(item.id) }
  const files = useCall('get', '/api/attachedfile', { params: { query } }, { enabled })
  const unfinished = pictures.data?.some(({ status }) => status === 'processing') ?? false
  if (unfinished !== processing) setProcessing(unfinished)
  useKeptOffline(t('offlineKept'))
  const form = useForm(item, {
    ...{ key, door: staffDoor(item, key, own, begun), pictures: pictures.data ?? [] },
    attached: files.data ? asPage<TakenFile>(files.data).rows : [],
  })
  const { filling, sending, readOnly } = form
  const byOf = useByOf(item)
  const { next } = useSiblings(item)

  return (
    <FillPage
      item={item}
      waiting={form.waiting}
      gone={refusal !== undefined}
      queues={form.queues}
      safe={form.safe}
      onSend={form.send}
      sending={sending}
    >
      <FormChips item={item} />
      <div className="surveys-fill-scroll">
        <div className={classes('surveys-fill-fields', readOnly && 'surveys-fill-read')}>
          {refusal !== undefined && <RefusalNote why={refusal} />}
          {readOnly ? <p className="vk-meta">{sentWords(item, t)}</p> : <Progress questions={form.questions} />}
          {!readOnly && item.asked_at && (
            <p className="vk-meta">{t('askedBefore', { when: formatMoment(item.asked_at) })}</p>
          )}
          {!readOnly && sending.waits && <FinishedNote asks={sending.asks} onReopen={() => filling.finish(false)} />}
          {readOnly && filling.waiting > 0 && (
            <LateNote count={filling.waiting} onPutBack={() => void sending.putBack().then(filling.sendAgain)} />
          )}
          <FormBody form={form} byOf={byOf} />
          {!readOnly && (
            <Button
              // On a phone the bar below offers the same once this is the last form.
              className={classes('surveys-fill-send', !next && 'surveys-wide')}
              icon={IconSend}
              busy={sending.busy}
              onClick={form.send}
            >
              {t('sendForm')}
            </Button>
          )}
        </div>
      </div>
      {!readOnly && <FillBar item={item} onPhoto={form.onPhoto} onSend={form.send} busy={sending.busy} />}
    </FillPage>
  )
}

/** Who gave each answer, in a form that a customer answers too. */
function useByOf({
  asked_at,
  answered_by,
  answerers,
}: FilledItem): ((place: string) => string | undefined) | undefined {
  const t = useT('surveys')
  if (!asked_at) return undefined
  return place => {
    if (!Object.hasOwn(answered_by, place)) return undefined
    const who = answered_by[place]
    return who === null ? t('byCustomer') : answerers?.find(({ id }) => id === who)?.name
  }
}
