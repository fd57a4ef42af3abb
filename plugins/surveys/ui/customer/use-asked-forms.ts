import { useCall, useNavigate, useSearchParams } from '@core/ui'
import { useEffect, useRef, useState } from 'react'
import { keptFiles } from '../filling/on-device'
import { dossierOf, formOfDossier } from './addresses'
import { customerKey, forgetOld, keptByCustomer } from './customer-door'

/** Milliseconds after which `options=withOpenForm` opens the first form that was not sent (R-PORT-002). */
const FORM_AFTER = 750

/** The forms that the customer of a dossier is asked to fill in, and those of which this device holds something back. */
export function useAskedForms(hash: string) {
  const found = useCall('get', '/api/flow/{hash}/formsbycustomer', { params: { path: { hash } } })
  const { data } = found
  useFirstOpened(
    hash,
    data?.find(({ status }) => status === 'open'),
  )
  const [waiting, setWaiting] = useState<ReadonlySet<number>>(new Set())
  useEffect(() => {
    let left = false
    void waitingOf(hash, data ?? []).then(ids => {
      if (!left) setWaiting(new Set(ids))
    })
    return () => {
      left = true
    }
  }, [hash, data])
  return { found, waiting }
}

/** The forms of which this device holds something, once what is too old is gone. */
async function waitingOf(hash: string, forms: readonly { id: number }[]): Promise<number[]> {
  await forgetOld()
  return Promise.all(forms.map(async ({ id }) => ((await waitsHere(hash, id)) ? id : 0)))
}

async function waitsHere(hash: string, id: number): Promise<boolean> {
  const key = customerKey(hash, id)
  return (await keptByCustomer.all(key)).length > 0 || (await keptFiles.all(key)).length > 0
}

/** Where the link of a mail asks for it, the first form that was not sent opens by itself (R-PORT-002, R-PORT-014). */
function useFirstOpened(hash: string, first: { id: number } | undefined): void {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const wanted = search.get('options') === 'withOpenForm' ? first?.id : undefined
  const open = useRef<(id: number) => void>(undefined)
  open.current = async id => {
    // Who goes back then reads the dossier.
    await navigate(dossierOf(hash), { replace: true })
    await navigate(formOfDossier(hash, id))
  }
  useEffect(() => {
    if (wanted === undefined) return
    const timer = setTimeout(() => open.current?.(wanted), FORM_AFTER)
    return () => clearTimeout(timer)
  }, [wanted])
}
