import {
  ErrorState,
  Loaded,
  LoadingState,
  Problem,
  toastProblem,
  useCall,
  useCurrentUser,
  useNavigate,
  useOnline,
  useParams,
} from '@core/ui'
import { useEffect, useState } from 'react'
import { beginThere } from '../filling/begin'
import { FillForm } from '../filling/fill-form'
import { deviceKey, isBegunHere, type KeptForm, keptForms } from '../filling/on-device'

/** A form of a dossier, filled in or read (MOD-031). What was begun here opens without a connection too. */
export default function FlowDataItemDetail() {
  const id = Number(useParams().itemId)
  return <OneForm key={id} id={id} />
}

function OneForm({ id }: { id: number }) {
  const user = useCurrentUser()
  const online = useOnline()
  const here = isBegunHere({ id })
  const found = useCall('get', '/api/flowdataitem/{id}', { params: { path: { id } } }, { enabled: !here })
  const [kept, setKept] = useState<KeptForm | 'none'>()
  const key = deviceKey(user, id)
  useEffect(() => {
    void keptForms.get(key).then(form => setKept(form ?? 'none'))
  }, [key])
  const mine = kept === 'none' ? undefined : kept
  useBeginThere(here && online ? mine : undefined)
  if (kept === undefined) return <LoadingState lines={8} />
  const cannot = here || !online || (found.isError && found.error.unreachable)
  // What this device kept of an answer may be older than what it kept of the form.
  const isOlder = mine !== undefined && found.data !== undefined && found.data.version < mine.item.version
  const item = isOlder ? mine.item : (found.data ?? (cannot ? mine?.item : undefined))
  if (item) return <FillForm item={item} kept={mine} />
  // It has another address since the server knows it.
  return here ? <ErrorState error={new Problem(404)} /> : <Loaded query={found}>{() => null}</Loaded>
}

/** Once there is a connection, goes on with a form that was begun here where the server made it. */
function useBeginThere(form: KeptForm | undefined): void {
  const user = useCurrentUser()
  const navigate = useNavigate()
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is filled in meanwhile moves along
  useEffect(() => {
    if (!form?.begunBy) return
    let timer: ReturnType<typeof setTimeout>
    beginThere(user, form).then(
      made => navigate(`/flowdataitem_detail/${made.id}`, { replace: true }),
      (error: unknown) => {
        if (error instanceof Problem && error.unreachable) timer = setTimeout(() => setTries(tries + 1), AGAIN_MS)
        else toastProblem(error)
      },
    )
    return () => clearTimeout(timer)
  }, [form?.begunBy, tries])
}
const AGAIN_MS = 5000
