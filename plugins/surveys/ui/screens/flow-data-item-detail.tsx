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
import { isForLater } from '@core/ui/records'
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
    void keptForms.all(key).then(forms => setKept(newest(forms) ?? 'none'))
  }, [key])
  const mine = kept === 'none' ? undefined : kept
  const notBegun = useBeginThere(here && online ? mine : undefined)
  if (kept === undefined) return <LoadingState lines={8} />
  const cannot = here || !online || (found.isError && found.error.unreachable)
  // What this device kept of an answer may be older than what it kept of the form.
  const isOlder = mine !== undefined && found.data !== undefined && found.data.version < mine.item.version
  // What was filled in on a form that is gone by now shows all the same: it is nowhere else.
  const gone = found.isError && found.error.status === 404 ? found.error.message : undefined
  const item = isOlder ? mine.item : (found.data ?? (cannot || gone ? mine?.item : undefined))
  if (item)
    return (
      <FillForm
        item={item}
        refusal={gone ?? notBegun}
        begun={here && mine ? { begunBy: mine.begunBy, tried: mine.tried } : undefined}
      />
    )
  // It has another address since the server knows it.
  return here ? <ErrorState error={new Problem(404)} /> : <Loaded query={found}>{() => null}</Loaded>
}

/** Of what windows of this device keep of a form the one that knows most of it. */
const newest = (forms: readonly KeptForm[]): KeptForm | undefined =>
  forms.toSorted((one, other) => other.item.version - one.item.version)[0]

/**
 * Once there is a connection, goes on with a form that was begun here where the server made it; answers why the server would
 * not begin it.
 */
function useBeginThere(form: KeptForm | undefined): string | undefined {
  const user = useCurrentUser()
  const navigate = useNavigate()
  const [tries, setTries] = useState(0)
  const [refusal, setRefusal] = useState<string>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is filled in meanwhile moves along
  useEffect(() => {
    if (!form?.begunBy) return
    let timer: ReturnType<typeof setTimeout>
    beginThere(user, form).then(
      made => navigate(`/flowdataitem_detail/${made.id}`, { replace: true }),
      (error: unknown) => {
        if (isForLater(error)) timer = setTimeout(() => setTries(tries + 1), AGAIN_MS)
        else if (error instanceof Problem) setRefusal(error.message)
        else toastProblem(error)
      },
    )
    return () => clearTimeout(timer)
  }, [form?.begunBy, tries])
  return refusal
}
const AGAIN_MS = 5000
