import { asPage, Button, classes, formatMoment, useCall, useCurrentUser, useKeptOffline, useT } from '@core/ui'
import { IconSend } from '@tabler/icons-react'
import { useState } from 'react'
import { questionsOf } from '../../domain/questions'
import type { FilledItem } from '../answers/asked-field'
import { AskedFields } from '../answers/asked-fields'
import { ConflictNote } from './conflict-note'
import { FillBar } from './fill-bar'
import { FillPage } from './fill-page'
import { FinishedNote } from './finished-note'
import { FormChips } from './form-chips'
import { LateNote } from './late-note'
import { deviceKey, isBegunHere, type KeptForm } from './on-device'
import { Progress } from './progress'
import { StillEmpty } from './still-empty'
import { type TakenFile, Taking } from './taking'
import { placeOfConflict, useFilling } from './use-filling'
import { useFormLock } from './use-form-lock'
import { useLocalFiles } from './use-local-files'
import { useSending } from './use-sending'

interface FillFormProps {
  item: FilledItem
  /** What an earlier page could not send. */
  kept: KeptForm | undefined
}

/** A form of a dossier: filled in with one hand on a roof, or read once it was sent. */
export function FillForm({ item, kept }: FillFormProps) {
  const t = useT('surveys')
  const key = deviceKey(useCurrentUser(), item.id)
  const filling = useFilling(item, key, kept)
  const local = useLocalFiles(item, key)
  const [asking, setAsking] = useState(false)
  const params = { path: { id: item.id } }
  const enabled = !isBegunHere(item)
  useFormLock(key)
  const [processing, setProcessing] = useState(false)
  const pictures = useCall(
    'get',
    '/api/flowdataitem/{id}/getpictures',
    { params },
    { enabled, ...(processing ? { everyMs: 1500 } : {}) },
  )
  const query = { attachedfileable_type: 'flowdataitem', attachedfileable_id: String(item.id) }
  const files = useCall('get', '/api/attachedfile', { params: { query } }, { enabled })
  const attached = files.data ? asPage<TakenFile>(files.data).rows : []
  const unfinished = pictures.data?.some(({ status }) => status === 'processing') ?? false
  if (unfinished !== processing) setProcessing(unfinished)
  useKeptOffline(t('offlineKept'))

  const { fields, filled, conflicts } = filling
  const readOnly = item.status !== 'open'
  const places = [...(pictures.data ?? []), ...attached].flatMap(({ field_name }) => field_name ?? [])
  const questions = questionsOf(fields, filled, new Set([...places, ...local.files.map(({ place }) => place)]))
  const lacking = questions.filter(({ isLacking }) => isLacking)
  const { waiting } = filling
  const sending = useSending(item, filling, local)
  const ask = () => (lacking.length ? setAsking(true) : sending.send())
  const photoPlace = questions.find(({ field, isFilled }) => field.field_type === 'photo' && !isFilled)
  const anyPhoto = photoPlace ?? questions.findLast(({ field }) => field.field_type === 'photo')

  /** Nothing where nobody else answered: a field of which nothing changed is not drawn again. */
  const noteOf = (place: string) => {
    const own = conflicts.filter(one => placeOfConflict(one) === place)
    const field = own.length ? fields.find(({ field_name }) => field_name === place.split('.').at(-1)) : undefined
    if (!field) return undefined
    return own.map(conflict => (
      <ConflictNote
        key={`${place} ${String(conflict.row_id)}`}
        field={field}
        conflict={conflict}
        onSettle={mine => filling.settle(conflict, mine)}
      />
    ))
  }

  return (
    <FillPage
      item={item}
      waiting={waiting + local.files.length}
      queues={[filling.queue, local.queue]}
      safe={filling.safe && local.safe}
      onSend={ask}
      sending={sending}
    >
      <FormChips item={item} />
      <div className="surveys-fill-scroll">
        <div className={classes('surveys-fill-fields', readOnly && 'surveys-fill-read')}>
          {readOnly ? (
            <p className="vk-meta">
              {t('sentBy', { when: formatMoment(item.date_sent ?? item.updated_at), who: item.sent_by ?? '–' })}
            </p>
          ) : (
            <Progress questions={questions} />
          )}
          {!readOnly && sending.waits && <FinishedNote onReopen={() => filling.finish(false)} />}
          {readOnly && waiting > 0 && (
            <LateNote count={waiting} onPutBack={() => void sending.putBack().then(filling.sendAgain)} />
          )}
          <AskedFields
            fields={fields}
            filled={filled}
            onAnswer={filling.change}
            readOnly={readOnly}
            errorOf={place => filling.errors[place]}
            noteOf={noteOf}
            taking={(field, place) => (
              <Taking
                field={field}
                place={place}
                pictures={pictures.data ?? []}
                attached={attached}
                local={local}
                readOnly={readOnly}
              />
            )}
          />
          {!readOnly && (
            <Button className="surveys-fill-send" icon={IconSend} busy={sending.busy} onClick={ask}>
              {t('sendForm')}
            </Button>
          )}
        </div>
      </div>
      {!readOnly && (
        <FillBar
          item={item}
          onPhoto={anyPhoto && (taken => void local.add(anyPhoto.place, 'picture', taken))}
          onSend={ask}
          busy={sending.busy}
        />
      )}
      {asking && <StillEmpty questions={lacking} onClose={() => setAsking(false)} />}
    </FillPage>
  )
}
