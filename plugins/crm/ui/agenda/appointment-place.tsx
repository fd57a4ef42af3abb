import { Button, TextInput, useCall, useT } from '@core/ui'
import { IconMapPin } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { usePlaceOfWork } from '../location/use-place-of-work'
import { addressLines } from '../relation/address'

interface AppointmentPlaceProps {
  value: unknown
  onChange: (value: unknown) => void
  onBlur: () => void
  values: Record<string, unknown>
}

/** Where an appointment is. The place of a dossier that is chosen is filled in, and on offer where another stands there. */
export function AppointmentPlace({ value, onChange, onBlur, values }: AppointmentPlaceProps) {
  const t = useT('crm')
  const flowId = Number(values.flow_id) || 0
  const address = useAddressOf(flowId)
  // What was chosen before the form was open fills nothing in: nobody typed anything yet.
  const filledFor = useRef(flowId)
  const text = typeof value === 'string' ? value : ''
  useEffect(() => {
    if (!address || filledFor.current === flowId) return
    filledFor.current = flowId
    if (text === '') onChange(address)
  }, [address, flowId, text, onChange])
  return (
    <>
      <TextInput value={text} onChange={typed => onChange(typed || null)} onBlur={onBlur} maxLength={255} />
      {address && address !== text && (
        <Button size="small" variant="minimal" icon={IconMapPin} onClick={() => onChange(address)}>
          {address}
        </Button>
      )}
      <span className="vk-hidden" role="status">
        {address && address === text ? t('placeFilledIn') : ''}
      </span>
    </>
  )
}

function useAddressOf(flowId: number): string {
  const flow = useCall('get', '/api/flow/{id}', { params: { path: { id: flowId } } }, { enabled: flowId > 0 }).data
  const id = flow?.relation_id ?? 0
  const relation = useCall('get', '/api/relation/{id}', { params: { path: { id } } }, { enabled: id > 0 }).data
  const work = usePlaceOfWork({ location_id: flow?.location_id ?? null }, relation)
  return work ? addressLines(work).join(', ') : ''
}
