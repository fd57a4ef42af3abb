import { call, confirm, Problem, refreshCalls, toastProblem, useNavigate, useT } from '@core/ui'
import { useState } from 'react'

/** Makes the order confirmation of a quotation and opens it; `busy` while it is being made, so that one press makes one. */
export function useConfirmQuotation() {
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const t = useT('confirmation')
  async function make(quotation_id: number, again = false): Promise<void> {
    setBusy(true)
    try {
      const body = { quotation_id, again }
      const made = await call('post', '/api/confirmation/createconfirmationfromquotation', { body })
      await refreshCalls('/api/confirmation', '/api/flow')
      await navigate(`/confirmation_detail/${made.id}`)
    } catch (problem) {
      if (!(problem instanceof Problem) || !('made_id' in problem.body)) return toastProblem(problem)
      const asked = { title: t('again'), text: problem.message, verb: t('againMake') }
      if (await confirm(asked)) await make(quotation_id, true)
    } finally {
      setBusy(false)
    }
  }
  return { busy, make }
}
