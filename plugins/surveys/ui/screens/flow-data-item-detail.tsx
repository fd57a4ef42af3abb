import { Loaded, LoadingState, useCall, useCurrentUser, useOnline, useParams } from '@core/ui'
import { useEffect, useState } from 'react'
import { FillForm } from '../filling/fill-form'
import { deviceKey, type KeptForm, keptForms } from '../filling/on-device'

/** A form of a dossier, filled in or read (MOD-031). What was begun here opens without a connection too. */
export default function FlowDataItemDetail() {
  const id = Number(useParams().itemId)
  return <OneForm key={id} id={id} />
}

function OneForm({ id }: { id: number }) {
  const user = useCurrentUser()
  const online = useOnline()
  const found = useCall('get', '/api/flowdataitem/{id}', { params: { path: { id } } })
  const [kept, setKept] = useState<KeptForm | 'none'>()
  const key = deviceKey(user, id)
  useEffect(() => {
    void keptForms.get(key).then(form => setKept(form ?? 'none'))
  }, [key])
  if (kept === undefined) return <LoadingState lines={8} />
  const mine = kept === 'none' ? undefined : kept
  const cannot = !online || (found.isError && found.error.unreachable)
  const item = found.data ?? (cannot ? mine?.item : undefined)
  if (item) return <FillForm item={item} kept={mine} />
  return <Loaded query={found}>{() => null}</Loaded>
}
