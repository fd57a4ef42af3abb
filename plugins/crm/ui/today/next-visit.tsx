import { Card, formatDuration, formatTime, Link, phoneLink, routeLink, useCall, useSlot, useT } from '@core/ui'
import { CameraButton, useUploads } from '@core/ui/records'
import { IconClipboardCheck, IconNavigation, IconPhone } from '@tabler/icons-react'
import { runsLate } from '../../contract/runs-late'
import { flowForms } from '../../contract/ui'
import type { AgendaEvent } from '../agenda/use-events'
import { usePlaceOfWork } from '../location/use-place-of-work'
import { addressLines } from '../relation/address'
import { useVisitAddress } from './use-visit-address'

/** The next thing of the day: when, with whom and where, with the way to it, a call and the camera at hand. */
export function NextVisit({ event }: { event: AgendaEvent }) {
  const t = useT('crm')
  const addressOf = useVisitAddress()
  const { flow_id, title, start, end, place } = event
  const flow = useCall(
    'get',
    '/api/flow/{id}',
    { params: { path: { id: flow_id ?? 0 } } },
    { enabled: flow_id !== null },
  )
  const relationId = flow.data?.relation_id
  const relation = useCall(
    'get',
    '/api/relation/{id}',
    { params: { path: { id: relationId ?? 0 } } },
    { enabled: relationId !== undefined },
  )
  const work = usePlaceOfWork({ location_id: flow.data?.location_id ?? null }, relation.data)
  // What was planned somewhere is there, whatever the address of the customer.
  const where = place || (work ? addressLines(work).join(', ') : '')
  const hasForms = useSlot(flowForms).length > 0
  const phone = relation.data?.phone
  const name = flow.data?.relation_fullname
  const minutes = Math.round((Date.parse(start) - Date.now()) / 60_000)
  const address = addressOf(event)
  return (
    <Card className="crm-next-visit">
      <div className="crm-next-when">
        {minutes > 0
          ? t('inTime', { duration: formatDuration(minutes), time: formatTime(start) })
          : t(runsLate(event, Date.now()) ? 'runsLate' : 'until', { time: formatTime(end) })}
      </div>
      <Link to={address} className="crm-next-what">
        <h2>{title}</h2>
        <span className="vk-text-2">{[name, where].filter(Boolean).join(', ')}</span>
        {flow.data?.description && flow.data.description !== title && <span>{flow.data.description}</span>}
      </Link>
      {flow.data?.remarks && <p className="crm-next-remarks">{flow.data.remarks}</p>}
      <div className="crm-next-acts">
        {where && (
          <a className="vk-button vk-button-primary vk-button-medium crm-next-way" href={routeLink(where)}>
            <IconNavigation size={18} stroke={1.75} />
            <span className="vk-button-label">{t('navigate')}</span>
          </a>
        )}
        {phone && (
          <a
            className="vk-button vk-button-default vk-button-medium"
            href={phoneLink(phone)}
            aria-label={t('callNow', { name: name ?? '' })}
          >
            <IconPhone size={18} stroke={1.75} />
          </a>
        )}
        {flow_id !== null && (
          <>
            <TakePhoto flowId={flow_id} />
            {hasForms && (
              <Link
                className="vk-button vk-button-default vk-button-medium"
                to={`/flow_detail/${flow_id}?options=dossier`}
                aria-label={t('detailsAndForms')}
              >
                <IconClipboardCheck size={18} stroke={1.75} />
              </Link>
            )}
          </>
        )}
      </div>
    </Card>
  )
}

/** A photo of the place, straight into its dossier. */
function TakePhoto({ flowId }: { flowId: number }) {
  const uploads = useUploads('/api/picture', { flow_id: flowId })
  return <CameraButton disabled={uploads.busy} onFiles={files => void uploads.add(files)} />
}
