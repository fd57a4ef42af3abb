import { call, confirm, readPage, refreshCalls, toast, toastProblem, useNavigate, useT } from '@core/ui'

interface Named {
  id: number
  number: string | null
}

/** Paid, uncollectible, credited: what happens to an invoice after it was sent. */
export function useInvoiceActions() {
  const t = useT('invoice')
  const navigate = useNavigate()
  const run = async (write: () => Promise<void>) => {
    await write().catch(toastProblem)
    await refreshCalls('/api/invoice')
  }
  const path = (id: number) => ({ params: { path: { id } } })
  const takeBack = async (payment: number | undefined) => {
    if (payment) await call('delete', '/api/payment/{id}', path(payment))
  }
  return {
    pay: ({ id, number }: Named) =>
      run(async () => {
        await call('post', '/api/invoice/{id}/markpaid', path(id))
        const { rows } = await readPage('/api/payment', { invoice_id: String(id), sort: '-id', limit: 1 })
        toast(t('paidToast', { number: number ?? '' }), { undo: () => run(() => takeBack(rows[0]?.id)) })
      }),
    writeOff: ({ id, number }: Named) =>
      run(async () => {
        if (
          !(await confirm({
            title: t('markUnpayableTitle', { number: number ?? '' }),
            verb: t('markUnpayable'),
            danger: true,
          }))
        )
          return
        await call('post', '/api/invoice/{id}/markunpayable', path(id))
      }),
    credit: ({ id, number }: Named) =>
      run(async () => {
        if (
          !(await confirm({
            title: t('creditTitleAsk', { number: number ?? '' }),
            text: t('creditText'),
            verb: t('makeCredit'),
          }))
        )
          return
        const made = await call('post', '/api/invoice/{id}/createcreditinvoice', path(id))
        void navigate(`/invoice_detail/${made.id}`)
      }),
  }
}
