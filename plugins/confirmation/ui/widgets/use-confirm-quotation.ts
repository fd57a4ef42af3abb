import { call, refreshCalls, toastProblem, useNavigate } from '@core/ui'
import { useState } from 'react'

/** Makes the order confirmation of a quotation and opens it; `busy` while it is being made, so that one press makes one. */
export function useConfirmQuotation() {
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  async function make(quotation_id: number): Promise<void> {
    setBusy(true)
    try {
      const made = await call('post', '/api/confirmation/createconfirmationfromquotation', { body: { quotation_id } })
      await refreshCalls('/api/confirmation', '/api/flow')
      await navigate(`/confirmation_detail/${made.id}`)
    } catch (problem) {
      toastProblem(problem)
    } finally {
      setBusy(false)
    }
  }
  return { busy, make }
}
